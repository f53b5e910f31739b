import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { makeCartItem } from "@/domain/cart/cart-item";
import type { Choices } from "@/domain/menu/options/choices.schema";
import { CartColumn } from "@/features/cart/cart-column";
import { CartContent } from "@/features/cart/cart-content";
import { addToCartAtom, cartLinesAtom } from "@/state/cart/cart-atoms";
import { dishSheetAtom } from "@/state/menu/dish-sheet-atom";
import { storageHealthAtom } from "@/state/storage-health-atom";
import { renderInRestaurant } from "../render-in-restaurant";
import { sampleMenu } from "../sample-menu";

function portion(id: string, choices: Choices = {}) {
  const item = sampleMenu.items.find((dish) => dish.id === id);
  if (!item) throw new Error(`no dish ${id}`);
  return makeCartItem(item, choices);
}

async function renderCart(...portions: ReturnType<typeof portion>[]) {
  const store = await renderInRestaurant(<CartContent />);
  act(() => {
    for (const item of portions) store.set(addToCartAtom, item);
  });
  return store;
}

describe("cart", () => {
  it("shows an empty state without a link to the checkout", async () => {
    await renderCart();
    expect(screen.getByText("Ihr Warenkorb ist noch leer")).toBeInTheDocument();
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/order#together"]);
  });

  it("shows equal portions as one line with options and codes", async () => {
    const large = { size: "large", extras: ["egg"] };
    await renderCart(portion("pho", large), portion("pho", large), portion("edamame"));
    const [pho, edamame] = screen.getAllByRole("listitem");
    expect(pho).toHaveTextContent("Groß, Ei");
    expect(pho).toHaveTextContent("29,00 €");
    expect(edamame).toHaveTextContent("F");
    const subtotal = await screen.findByText("Zwischensumme");
    expect(subtotal.parentElement).toHaveTextContent(/33,90\s€/);
  });

  it("undoes a removal without losing dishes added since", async () => {
    const store = await renderCart(portion("edamame"), portion("edamame"), portion("cola"));
    await userEvent.click(screen.getByRole("button", { name: "Edamame entfernen" }));
    expect(store.get(cartLinesAtom).map(({ id }) => id)).toEqual(["cola"]);
    const undo = screen.getByRole("button", { name: "Rückgängig" });
    expect(undo).toHaveFocus();
    act(() => store.set(addToCartAtom, portion("cola")));
    await userEvent.click(undo);
    expect(store.get(cartLinesAtom)).toMatchObject([
      { id: "cola", qty: 2 },
      { id: "edamame", qty: 2 },
    ]);
  });

  it("moves the focus to the cart when the focused button is unmounted", async () => {
    const store = await renderInRestaurant(<CartColumn />);
    act(() => store.set(addToCartAtom, portion("edamame")));
    await userEvent.click(screen.getByRole("button", { name: "Edamame entfernen" }));
    await userEvent.click(screen.getByRole("button", { name: "Rückgängig" }));
    const column = screen.getByRole("complementary", { name: "Warenkorb" });
    await expect.poll(() => document.activeElement).toBe(column);
  });

  it("returns the focus from a saved note to the button that opened it", async () => {
    await renderCart(portion("edamame"));
    await userEvent.click(screen.getByRole("button", { name: "Wunsch angeben: Edamame" }));
    expect(screen.getByLabelText("Wunsch zu Edamame")).toHaveFocus();
    await userEvent.keyboard("scharf{Tab}{Enter}");
    expect(screen.getByRole("button", { name: "Wunsch ändern: Edamame" })).toHaveFocus();
  });

  it("marks sold-out dishes and invalid options", async () => {
    await renderCart(portion("gone"), portion("pho", { size: "no-longer-there" }));
    const [gone, changed] = screen.getAllByRole("listitem");
    expect(gone).toHaveTextContent("Gerade ausverkauft");
    expect(changed).toHaveTextContent("Die Auswahl hat sich geändert. Bitte wählen Sie neu.");
    expect(screen.queryByRole("button", { name: "Änderungen übernehmen" })).toBeNull();
  });

  it("shows changes of the menu per line and accepts all of them with one click", async () => {
    const cheaper = { ...portion("edamame"), preis: 4.2 };
    const gone = { ...portion("edamame"), id: "no-such-dish", hash: "gone" };
    const store = await renderCart(cheaper, cheaper, gone, portion("cola"));
    const [edamame, removed, cola] = screen.getAllByRole("listitem");
    expect(edamame).toHaveTextContent(/war 4,20\s€, jetzt 4,90\s€/);
    expect(removed).toHaveTextContent("Ein Gericht, das es nicht mehr gibt");
    expect(removed).toHaveTextContent("Dieses Gericht gibt es nicht mehr");
    expect(cola).not.toHaveTextContent("jetzt");
    const notice = await screen.findByRole("region", { name: "Die Speisekarte hat sich geändert" });
    expect(notice).toHaveTextContent(/kostet Ihr Warenkorb 13,10\s€ statt 16,60\s€/);
    await userEvent.click(screen.getByRole("button", { name: "Änderungen übernehmen" }));
    expect(store.get(cartLinesAtom)).toMatchObject([
      { id: "edamame", qty: 2, unit_cents: 490 },
      { id: "cola", qty: 1 },
    ]);
    expect(screen.queryByText("Die Speisekarte hat sich geändert")).toBeNull();
    expect(screen.queryByText(/jetzt/)).toBeNull();
  });

  it("stores a note with its line", async () => {
    const store = await renderCart(portion("edamame"));
    await userEvent.click(screen.getByRole("button", { name: "Wunsch angeben: Edamame" }));
    await userEvent.type(screen.getByLabelText("Wunsch zu Edamame"), "wenig Salz");
    await userEvent.click(screen.getByRole("button", { name: "Übernehmen" }));
    expect(store.get(cartLinesAtom)).toMatchObject([{ note: "wenig Salz" }]);
    expect(screen.getByText("„wenig Salz“").closest("li")).toHaveTextContent("Edamame");
  });

  it("warns if the browser stores no data", async () => {
    const store = await renderCart(portion("edamame"));
    act(() => store.set(storageHealthAtom, "memory"));
    expect(screen.getByText(/bleibt nur in diesem Tab/)).toBeInTheDocument();
  });
});

describe("cart extras", () => {
  it("shows deposits per line and in total", async () => {
    await renderCart(portion("cola"), portion("cola"));
    expect(screen.getByText(/^zzgl. 0,30\s€ Pfand$/)).toBeInTheDocument();
    const deposit = await screen.findByText("Pfand");
    expect(deposit.parentElement).toHaveTextContent(/0,30\s€/);
  });

  it("suggests dishes the cart lacks until the guest dismisses them", async () => {
    const store = await renderCart(portion("edamame"));
    const section = within(await screen.findByRole("region", { name: "Passt dazu" }));
    await userEvent.click(section.getByRole("button", { name: "Cola 0,33 l hinzufügen" }));
    expect(store.get(cartLinesAtom).map(({ id }) => id)).toEqual(["edamame", "cola"]);
    expect(screen.queryByRole("region", { name: "Passt dazu" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Cola 0,33 l entfernen" }));
    await userEvent.click(screen.getByRole("button", { name: "Ausblenden" }));
    expect(screen.queryByRole("region", { name: "Passt dazu" })).toBeNull();
    expect(Object.values(sessionStorage)).toContain("false");
  });

  it("opens the option sheet of a line", async () => {
    const store = await renderCart(portion("pho", { size: "large" }));
    await userEvent.click(screen.getByRole("button", { name: "Phở Bò ändern" }));
    const [line] = store.get(cartLinesAtom);
    expect(store.get(dishSheetAtom)).toEqual({ id: "pho", line: line?.hash });
  });
});
