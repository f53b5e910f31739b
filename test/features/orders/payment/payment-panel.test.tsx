import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { atom } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { err, ok } from "@/domain/result/result";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { OrderView } from "@/features/orders/order/order-view";
import { PaymentPart } from "@/features/orders/payment/payment-part";
import * as callables from "@/firebase/callables/payment-callables";
import { cartCountAtom, restoreCartAtom } from "@/state/cart/cart-atoms";
import { useAtomValue } from "@/state/jotai-hooks";
import { expectPaymentAtom, openPaymentAtom } from "@/state/ordering/open-payment-atoms";
import { renderInRestaurant } from "../../render-in-restaurant";
import { shownOrder } from "../order/show-order";

vi.mock("@/firebase/callables/payment-callables", () => ({
  callOpenPayment: vi.fn(),
  callSyncPayment: vi.fn(),
  callChangePayment: vi.fn(),
}));

const sync = vi.mocked(callables.callSyncPayment);
const open = vi.mocked(callables.callOpenPayment);
const change = vi.mocked(callables.callChangePayment);

const stillOpen = ok({ status: "awaiting_payment", payment_status: "open" } as const);

/** An order that can be paid for five minutes. */
function awaiting(changes: Partial<Order> = {}): Order {
  const now = Date.now();
  return shownOrder({
    payment: "online",
    payment_status: "open",
    pay_by: now + 5 * MINUTE_MS,
    status: "awaiting_payment",
    status_at: { awaiting_payment: now },
    history: [{ version: 1, status: "awaiting_payment", at: now, by: "guest" }],
    ...changes,
  });
}

const placed = {
  status: "placed",
  status_at: { awaiting_payment: 1, placed: 2 },
  version: 2,
} as const satisfies Partial<Order>;

/** Shows the payment of an order; the returned function changes the order. */
async function show(order: Order, path = "/") {
  const shownAtom = atom(order);
  function Live() {
    return <PaymentPart order={useAtomValue(shownAtom)} />;
  }
  const store = await renderInRestaurant(<Live />, { path });
  const update = (changes: Partial<Order>) =>
    act(async () => store.set(shownAtom, { ...order, ...changes }));
  return { store, update, user: userEvent.setup() };
}

const panel = () => within(screen.getByRole("region", { name: "Bezahlung" }));
const status = () => panel().getByRole("status").textContent;

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  sync.mockResolvedValue(stillOpen);
});

describe("payment of an order", () => {
  it("asks the server first, then says how long the guest can pay", async () => {
    let answer: (value: typeof stillOpen) => void = () => {};
    sync.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await show(awaiting());
    expect(status()).toBe("Wir sehen nach, ob Ihre Zahlung angekommen ist …");
    expect(panel().queryByRole("button")).toBeNull();
    await act(async () => answer(stillOpen));
    expect(status()).toBe("Ihre Bestellung ist noch nicht bezahlt");
    expect(panel().getByRole("timer")).toHaveTextContent(/noch (5:00|4:5\d) Minuten/);
    expect(panel().getByRole("button", { name: /8,82.€ online bezahlen/ })).toBeEnabled();
    expect(sync).toHaveBeenCalledWith({ order_id: awaiting().id });
  });

  it("keeps checking until the settled order arrives", async () => {
    sync.mockResolvedValueOnce(ok({ status: "placed", payment_status: "authorised" }));
    const { update } = await show(awaiting());
    expect(status()).toBe("Wir sehen nach, ob Ihre Zahlung angekommen ist …");
    await update({ ...placed, payment_status: "authorised" });
    expect(screen.queryByRole("region", { name: "Bezahlung" })).toBeNull();
  });

  it("says that a payment was declined and opens the page again", async () => {
    open.mockResolvedValueOnce(err({ kind: "offline" }));
    const { user } = await show(awaiting({ payment_status: "failed" }));
    expect(status()).toContain("Die Zahlung hat nicht geklappt");
    expect(status()).toContain("Es wurde nichts belastet");
    await user.click(panel().getByRole("button", { name: /8,82.€ online bezahlen/ }));
    expect(panel().getByRole("alert")).toHaveTextContent("Keine Internetverbindung");
  });

  it("opens only web addresses", async () => {
    open.mockResolvedValueOnce(ok({ url: "javascript:alert(1)" }));
    const { user } = await show(awaiting());
    await user.click(panel().getByRole("button", { name: /8,82.€ online bezahlen/ }));
    expect(panel().getByRole("alert")).toHaveTextContent("lässt sich gerade nicht öffnen");
  });

  it("checks again when the time to pay is over, without a way to pay", async () => {
    await show(awaiting({ pay_by: Date.now() - 1000 }));
    expect(status()).toContain("Die Zeit zum Bezahlen ist um");
    expect(panel().queryByRole("button")).toBeNull();
  });

  it("lets the guest pay at the door instead", async () => {
    change.mockResolvedValueOnce(ok({ id: "x", status: "placed", version: 2 }));
    const { user } = await show(awaiting());
    await user.click(panel().getByRole("button", { name: "Stattdessen bar bei Abholung" }));
    expect(change).toHaveBeenCalledWith({
      order_id: awaiting().id,
      version: 1,
      payment: "cash",
    });
  });

  it("says first that all the money went back, and then what was paid", async () => {
    const money = { paid_cents: 882, refunded_cents: 882, payment_status: "refunded" } as const;
    await show(awaiting({ ...placed, ...money, status: "rejected" }));
    const facts = [screen.getByText("8,82 € erstattet"), screen.getByText("8,82 € bezahlt")];
    const [back, paid] = facts as [HTMLElement, HTMLElement];
    expect(back.compareDocumentPosition(paid)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("warns of a refund that came back instead of showing a success", async () => {
    const refund = { id: "r1", amount_cents: 200, reason: "Suppe fehlte", at: 1 };
    const money = { paid_cents: 882, payment_status: "captured" } as const;
    const { update } = await show(awaiting({ ...placed, ...money, status: "completed" }));
    const notice = () => screen.getByText("8,82 € bezahlt").closest(".notice");
    expect(notice()).toHaveClass("notice--success");
    await update({ ...placed, ...money, refunds: [{ ...refund, status: "failed" }] });
    expect(notice()).toHaveClass("notice--warning");
    expect(notice()).toHaveTextContent("Die Erstattung von 2,00 € hat nicht geklappt");
  });

  it("says that the payment arrived meanwhile", async () => {
    const refusal = { reason: "PAYMENT_SETTLED" } as const;
    change.mockResolvedValueOnce(err({ kind: "refused", refusal, quote: null }));
    const { user } = await show(awaiting());
    await user.click(panel().getByRole("button", { name: /mit Karte bei Abholung/ }));
    expect(panel().getByRole("alert")).toHaveTextContent("Die Zahlung ist schon abgeschlossen");
  });

  it("asks the guest to pay in cash when the money was lost after the order arrived", async () => {
    await show(awaiting({ ...placed, status: "accepted", payment_status: "lapsed" }));
    expect(screen.getByText(/Bitte bezahlen Sie 8,82 € bar bei der Abholung/)).toBeVisible();
  });
});

describe("cart of an order that waits for its payment", () => {
  const portion = { id: "edamame", preis: 4.9, choices: {}, settings: {}, hash: "edamame" };

  async function showWithCart(cartNow: (typeof portion)[]) {
    const shown = await show(awaiting());
    await act(async () => {
      shown.store.set(restoreCartAtom, [portion, portion]);
      shown.store.set(expectPaymentAtom, awaiting().id);
      shown.store.set(restoreCartAtom, cartNow);
    });
    return shown;
  }

  it("comes back when the order ends unpaid", async () => {
    const { store, update } = await showWithCart([]);
    await update({ status: "unpaid", version: 2 });
    expect(store.get(cartCountAtom)).toBe(2);
    expect(screen.getByText("Ihr Warenkorb ist wieder da.")).toBeVisible();
    expect(store.get(openPaymentAtom)).toBeNull();
  });

  it("comes back when the guest cancels before paying", async () => {
    const { store, update } = await showWithCart([]);
    await update({ status: "cancelled", version: 2 });
    expect(store.get(cartCountAtom)).toBe(2);
  });

  it("does not replace a cart that the guest has filled again", async () => {
    const { store, update } = await showWithCart([portion]);
    await update({ status: "unpaid", version: 2 });
    expect(store.get(cartCountAtom)).toBe(1);
  });

  it("stays empty once the order has reached the restaurant, even if it is cancelled later", async () => {
    const { store, update } = await showWithCart([]);
    await update({ ...placed, payment_status: "authorised" });
    await update({ ...placed, status: "cancelled", payment_status: "voided", version: 3 });
    expect(store.get(cartCountAtom)).toBe(0);
    expect(store.get(openPaymentAtom)).toBeNull();
  });
});

describe("page of an online order", () => {
  it("shows the payment before the steps, and no notifications while it is open", async () => {
    await renderInRestaurant(<OrderView order={awaiting()} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Zahlung offen");
    const first = within(screen.getByRole("list", { name: "Stand der Bestellung" }));
    expect(first.getAllByRole("listitem")[0]).toHaveTextContent("Zahlung offen");
    expect(first.getAllByRole("listitem")[0]).toHaveAttribute("aria-current", "step");
    expect(await screen.findByRole("region", { name: "Bezahlung" })).toBeVisible();
    expect(screen.queryByText("Bei Änderungen benachrichtigen")).toBeNull();
  });
});
