import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { err, ok } from "@/domain/result/result";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { OrderView } from "@/features/orders/order/order-view";
import * as callables from "@/firebase/callables/callables";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { ChakraRoot } from "@/ui/chakra-root";
import { renderInRestaurant } from "../../render-in-restaurant";

vi.mock("@/firebase/callables/callables", () => ({ callCancelOrder: vi.fn() }));

const cancel = vi.mocked(callables.callCancelOrder);

function order(changes: Partial<Order>): Order {
  const now = Date.now();
  return {
    id: "7f0f5a52-2a55-4b0e-9f1a-0d6a4f1c1c11",
    resto_key: "resto-bobingen",
    creator_uid: "u1",
    code: "K7QX",
    type: "pickup",
    lines: [
      {
        item_id: "edamame",
        name: { de: "Edamame", en: "Edamame" },
        qty: 2,
        unit_cents: 490,
        line_cents: 980,
        choices: {},
        choice_names: [{ de: "mit Meersalz", en: "with sea salt" }],
        add_ons: ["F"],
        vat: 7,
      },
    ],
    subtotal_cents: 980,
    discount_cents: 98,
    delivery_fee_cents: 0,
    deposit_cents: 0,
    total_cents: 882,
    vat_split: [{ rate: 7, net_cents: 824, vat_cents: 58 }],
    contact: { name: "Mia Gast", phone: "089 99998-010" },
    payment: "cash",
    wanted_at: null,
    eta_at: null,
    local_date: "2026-11-21",
    local_time: "12:00",
    status: "placed",
    status_at: { placed: now },
    version: 1,
    history: [{ version: 1, status: "placed", at: now, by: "guest" }],
    menu_rev: 1,
    request_hash: "x",
    created_at: now,
    updated_at: now,
    ...changes,
  };
}

async function show(changes: Partial<Order>, restaurant: Partial<Restaurant> = {}) {
  await renderInRestaurant(
    <ChakraRoot>
      <OrderView order={order(changes)} />
    </ChakraRoot>,
    { restaurant },
  );
  return userEvent.setup();
}

describe("order page", () => {
  it("shows code, timeline and VAT", async () => {
    await show({});
    expect(screen.getByText("K7QX")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Gesendet");
    const steps = within(screen.getByRole("list", { name: "Stand der Bestellung" }));
    expect(steps.getAllByRole("listitem")).toHaveLength(5);
    const sent = steps.getByText("Gesendet").closest("li");
    expect(sent).toHaveAttribute("aria-current", "step");
    expect(sent).toHaveTextContent(/\d\d:\d\d/);
    expect(steps.getByText("Abholbereit").closest("li")).not.toHaveTextContent(/\d\d:\d\d/);
    expect(screen.getByText("mit Meersalz")).toBeInTheDocument();
    expect(screen.getByRole("row", { name: /7 %/ })).toHaveTextContent(/8,24.*0,58.*8,82/);
  });

  it("cancels only after a confirmation", async () => {
    cancel.mockResolvedValueOnce(ok({ id: "x", status: "cancelled", version: 2 }));
    const user = await show({});
    await user.click(screen.getByRole("button", { name: "Bestellung stornieren" }));
    expect(cancel).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Ja, stornieren" })).toHaveFocus();
    await act(async () => screen.getByRole("button", { name: "Ja, stornieren" }).click());
    expect(cancel).toHaveBeenCalledWith({ order_id: order({}).id, version: 1 });
  });

  it("explains a refused cancellation", async () => {
    cancel.mockResolvedValueOnce(
      err({ kind: "refused", refusal: { reason: "CANCEL_TOO_LATE" }, quote: null }),
    );
    const user = await show({});
    await user.click(screen.getByRole("button", { name: "Bestellung stornieren" }));
    await user.click(screen.getByRole("button", { name: "Ja, stornieren" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Zum Stornieren ist es zu spät");
  });

  it("removes the notice about a lost answer once the order is cancelled", async () => {
    // Reduced motion, because jsdom has no animations.
    const media = vi
      .spyOn(window, "matchMedia")
      .mockReturnValue({ matches: true } as MediaQueryList);
    onTestFinished(() => media.mockRestore());
    const conflict = {
      kind: "refused",
      refusal: { reason: "VERSION_CONFLICT" },
      quote: null,
    } as const;
    cancel
      .mockResolvedValueOnce(err({ kind: "unknown-outcome" }))
      .mockResolvedValueOnce(err(conflict));
    function LiveOrder() {
      const [shown, setShown] = useState(() => order({}));
      const next = () => setShown(order({ status: "cancelled", version: 2 }));
      return (
        <ChakraRoot>
          <OrderView order={shown} />
          <button type="button" onClick={next}>
            Next version
          </button>
        </ChakraRoot>
      );
    }
    await renderInRestaurant(<LiveOrder />);
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Bestellung stornieren" }));
    await user.click(screen.getByRole("button", { name: "Ja, stornieren" }));
    await screen.findByText(/Wir haben keine Antwort bekommen/);
    screen.getByRole("button", { name: "Bestellung stornieren" }).focus();
    fireEvent.click(screen.getByRole("button", { name: "Next version" }));
    expect(screen.queryByText(/Wir haben keine Antwort bekommen/)).toBeNull();
    const heading = screen.getByRole("heading", { level: 1, name: "Storniert" });
    await expect.poll(() => document.activeElement).toBe(heading);
  });

  it("counts down the two minutes in which an accepted order can be cancelled", async () => {
    const now = Date.now();
    await show({
      status: "accepted",
      status_at: { placed: now - 90_000, accepted: now - 60_000 },
      eta_at: now + 1_200_000,
    });
    expect(screen.getByRole("timer")).toHaveTextContent(/^Noch (1:00|0:59) Minuten möglich$/);
  });

  it("offers no cancellation of a rejected order and shows the reason", async () => {
    const now = Date.now();
    await show({
      status: "rejected",
      status_at: { placed: now - 300_000, rejected: now },
      history: [{ version: 2, status: "rejected", at: now, by: "staff", reason: "Reis ist aus" }],
    });
    expect(screen.queryByRole("button", { name: "Bestellung stornieren" })).toBeNull();
    expect(screen.getByText(/Grund: Reis ist aus/)).toBeInTheDocument();
  });
});

describe("wait", () => {
  const minutes = (count: number) => Date.now() + count * 60_000;
  const accepted = (eta_at: number): Partial<Order> => ({
    status: "preparing",
    status_at: { placed: minutes(-12), accepted: minutes(-10) },
    eta_at,
    history: [{ version: 2, status: "accepted", at: minutes(-10), by: "staff", eta_at }],
  });
  const head = () => screen.getByTestId("order-head");

  it("counts the minutes left and follows them with a progress", async () => {
    await show(accepted(minutes(30)));
    expect(screen.getByTestId("minutes-left")).toHaveTextContent(/noch etwa (29|30) Minuten/);
    expect(head()).toHaveClass("order-head--calm");
    const progress = screen.getByRole("progressbar", { name: "Vergangene Wartezeit" });
    expect(Number(progress.getAttribute("aria-valuenow"))).toBeCloseTo(25, -1);
  });

  it("says that it takes longer once the promised time has passed", async () => {
    await show(accepted(minutes(-4)));
    expect(within(head()).getByText("Es dauert etwas länger")).toBeInTheDocument();
    expect(head()).toHaveClass("order-head--late");
    const announced = within(head()).getByText(/^Zugesagt war \d\d:\d\d Uhr/);
    expect(announced.closest("[role=status]")).not.toBeNull();
  });

  it.each([
    ["pickup", "bei Abholung nennen"],
    ["delivery", "bei Fragen am Telefon nennen"],
  ] as const)("says for %s when to name the order number", async (type, hint) => {
    await show({ type });
    expect(within(head()).getByText(hint)).toBeInTheDocument();
  });

  it.each([
    ["pickup", "Abgeholt"],
    ["delivery", "Geliefert"],
  ] as const)("calls the end of a %s order %s", async (type, name) => {
    await show({ type, status: "completed", status_at: { placed: minutes(-50) } });
    expect(screen.getByRole("heading", { level: 1, name })).toBeInTheDocument();
    const steps = within(screen.getByRole("list", { name: "Stand der Bestellung" }));
    expect(steps.getAllByRole("listitem").at(-1)).toHaveTextContent(name);
    expect(screen.queryByText("Abgeschlossen")).toBeNull();
  });

  it("celebrates a fresh end only, and offers to order again", async () => {
    const completed = (ago: number) => ({
      status: "completed" as const,
      status_at: { placed: minutes(-50), completed: minutes(-ago) },
    });
    await show(completed(1));
    expect(screen.getByTestId("celebration")).toBeInTheDocument();
    expect(
      within(head()).getByRole("button", { name: "Noch einmal bestellen" }),
    ).toBeInTheDocument();
    cleanup();
    await show(completed(30));
    expect(screen.queryByTestId("celebration")).toBeNull();
  });

  it("links to the restaurant's page for reviews after a completed order", async () => {
    const review_url = "https://example.com/reviews";
    const name = "Wie war’s? Bewertung schreiben";
    await show({ status: "completed" }, { review_url });
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", review_url);
    cleanup();
    await show({ status: "rejected" }, { review_url });
    expect(screen.queryByRole("link", { name })).toBeNull();
    cleanup();
    await show({ status: "completed" });
    expect(screen.queryByRole("link", { name })).toBeNull();
  });
});

describe("promised time", () => {
  const acceptedAt = Date.parse("2026-11-21T17:00:00Z");
  const minutes = (count: number) => acceptedAt + count * 60_000;
  const accepted = {
    status: "accepted",
    status_at: { placed: acceptedAt, accepted: acceptedAt },
    eta_at: minutes(40),
    version: 3,
    history: [
      { version: 1, status: "placed", at: acceptedAt, by: "guest" },
      { version: 2, status: "accepted", at: acceptedAt, by: "staff", eta_at: minutes(30) },
      {
        version: 3,
        status: "accepted",
        at: minutes(5),
        by: "staff",
        delay_minutes: 10,
        eta_at: minutes(40),
      },
    ],
  } satisfies Partial<Order>;

  it("shows the old and the new promised time after a delay", async () => {
    await show(accepted);
    expect(
      screen.getByText("10 Minuten später als zugesagt: jetzt gegen 18:40 Uhr statt 18:30 Uhr."),
    ).toBeInTheDocument();
    expect(screen.getByText(/Vom Restaurant um 18:05 Uhr gemeldet/)).toBeInTheDocument();
  });

  it("shows the wanted time if the promised time differs", async () => {
    const history = accepted.history.slice(0, 2);
    await show({ ...accepted, history, eta_at: minutes(30), wanted_at: minutes(15) });
    expect(screen.getByText("Gewünscht war Sa 21.11.2026, 18:15 Uhr.")).toBeInTheDocument();
  });
});

describe("receipt", () => {
  it("shows the restaurant's VAT id and the order's status", async () => {
    await show({});
    expect(screen.getByText("Beleg zur Bestellung K7QX")).toBeInTheDocument();
    expect(screen.getByText(`USt-IdNr. ${restoBobingen.tax}`)).toBeInTheDocument();
    expect(screen.getByText(/^Stand .* Uhr: Gesendet$/)).toBeInTheDocument();
  });

  it("opens the browser's print dialog", async () => {
    const user = await show({});
    const print = vi.spyOn(window, "print").mockImplementation(() => {});
    await user.click(screen.getByRole("button", { name: "Beleg drucken" }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});
