import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, onTestFinished, vi } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { OrderAgain } from "@/features/orders/list/order-again";
import { cartLinesAtom } from "@/state/cart/cart-atoms";
import { checkoutDraftAtom } from "@/state/ordering/checkout-atoms";
import { renderInRestaurant } from "../../render-in-restaurant";

function line(item_id: string, name: string, unit_cents: number): Order["lines"][number] {
  return {
    item_id,
    name: { de: name, en: name },
    qty: 2,
    unit_cents,
    line_cents: 2 * unit_cents,
    choices: {},
    choice_names: [],
    vat: 7,
  };
}

async function repeat(...lines: Order["lines"]) {
  return repeatOrder({ type: "pickup", lines });
}

async function repeatOrder(part: Pick<Order, "type" | "lines" | "address">) {
  const order = part as Order;
  const store = await renderInRestaurant(<OrderAgain order={order} />);
  await userEvent.click(screen.getByRole("button", { name: "Noch einmal bestellen" }));
  return store;
}

it("fills the cart at today's prices and lists every difference", async () => {
  const store = await repeat(
    line("edamame", "Edamame", 450),
    line("cola", "Cola 0,33 l", 330),
    line("gone", "Saft", 300),
    line("roast-duck", "Ente", 1900),
    line("pho", "Phở Bò", 1100),
  );
  expect(store.get(cartLinesAtom)).toMatchObject([
    { id: "edamame", qty: 2, unit_cents: 490 },
    { id: "cola", qty: 2 },
  ]);
  expect(screen.getByText("4 Portionen liegen im Warenkorb.")).toBeInTheDocument();
  const notes = screen.getAllByRole("listitem").map((note) => note.textContent);
  expect(notes).toEqual([
    expect.stringMatching(/^Edamame: jetzt 4,90\s€ statt 4,50\s€$/),
    "Saft: ist gerade ausverkauft",
    "Ente: steht nicht mehr auf der Karte",
    "Phở Bò: bitte neu wählen, die Auswahl hat sich geändert Phở Bò neu wählen",
  ]);
  expect(screen.getByRole("link", { name: "Phở Bò neu wählen" })).toHaveAttribute(
    "href",
    "/?dish=pho",
  );
});

it("repeats a delivery as a delivery to the same address", async () => {
  const address = { street: "Hauptstr. 1", zip: "86517", city: "Wehringen" };
  const lines = [line("edamame", "Edamame", 490)];
  const store = await repeatOrder({ type: "delivery", lines, address });
  expect(store.get(checkoutDraftAtom)).toMatchObject({ type: "delivery", ...address });
});

it("lists a difference for each line of the same dish", async () => {
  const error = vi.spyOn(console, "error");
  onTestFinished(() => error.mockRestore());
  await repeat(line("pho", "Phở Bò", 1100), line("pho", "Phở Bò", 1300));
  expect(screen.getAllByText(/bitte neu wählen/)).toHaveLength(2);
  expect(error).not.toHaveBeenCalled();
});

it("offers no checkout if nothing can be ordered again", async () => {
  const store = await repeat(line("roast-duck", "Ente", 1900));
  expect(store.get(cartLinesAtom)).toEqual([]);
  expect(screen.getByText("Davon ist gerade nichts erhältlich.")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Weiter zur Bestellung" })).toBeNull();
});
