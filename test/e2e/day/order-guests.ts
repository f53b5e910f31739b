import { randomUUID } from "node:crypto";
import { newGuest } from "@/test/functions/support/test-accounts";
import { newPhone } from "@/test/harness/new-phone";
import { control } from "../support/online-payment";
import { type Ask, askerOf, must, RESTAURANT, versionOf } from "./calls";
import { type Bill, type KnownOrder, type Ledger, note } from "./ledger";
import { INSTEAD, SCARCE, TOWNS } from "./plan-orders";
import type { PlannedOrder } from "./planned";

const MINUTE_MS = 60_000;

interface Quoted {
  readonly quote: Bill & { readonly earliest_at: number | null; readonly next_slots: number[] };
  readonly refusal: { readonly reason: string; readonly item_id?: string } | null;
  readonly server_time: number;
}

/** Result of a guest's attempt to order. */
export type Ordered =
  | { readonly order: KnownOrder; readonly ask: Ask }
  /** Orders are paused, or others were faster. */
  | { readonly refusal: string };

/** A guest of the site, or a caller whom `telephone` serves, asks for the price and orders. */
export async function orderFood(
  plan: PlannedOrder,
  ledger: Ledger,
  telephone: Ask | null,
): Promise<Ordered> {
  const ask = telephone ?? askerOf(await newGuest());
  const address = { street: "Musterweg 12", ...(TOWNS[plan.town] ?? { zip: "", city: "" }) };
  const wanted = {
    resto_key: RESTAURANT,
    type: plan.type,
    ...(plan.type === "delivery" && { zip: address.zip, city: address.city }),
    ...(plan.isReusable && { reusable: true }),
  };
  let lines = plan.lines.map((line) => ({ ...line, choices: {} }));
  let wanted_at: number | null = null;
  const quote = () => must<Quoted>(ask, "quoteOrder", { ...wanted, lines, wanted_at });
  let quoted = await quote();
  if (plan.ahead_minutes > 0) {
    const from = quoted.server_time + plan.ahead_minutes * MINUTE_MS;
    wanted_at = quoted.quote.next_slots.find((slot) => slot >= from) ?? null;
    quoted = await quote();
  }
  while (quoted.refusal) {
    const { reason } = quoted.refusal;
    note(ledger, reason);
    if (reason === "SLOT_FULL") wanted_at = quoted.quote.next_slots[0] ?? null;
    else if (reason === "ITEM_UNAVAILABLE") lines = withoutScarce(lines);
    else if (reason === "PAUSED") return { refusal: reason };
    else throw new Error(`${reason}: ${JSON.stringify({ ...wanted, lines })}`);
    quoted = await quote();
  }
  const bill = quoted.quote;
  const request = {
    ...wanted,
    order_id: randomUUID(),
    lines,
    wanted_at,
    expected_total_cents: bill.total_cents,
    contact: { name: "Gerda Gast", phone: newPhone() },
    payment: plan.payment,
    ...(plan.type === "delivery" && { address }),
    ...(plan.tip_cents > 0 && { tip_cents: plan.tip_cents }),
  };
  const call = telephone ? "placeStaffOrder" : "placeOrder";
  const answer = await ask<{ code: string; total_cents: number }>(call, request);
  if (answer.reason !== null) {
    // Somebody else was faster with the last portion or place.
    note(ledger, answer.reason);
    return { refusal: answer.reason };
  }
  const placed = answer.result;
  if (placed.total_cents !== bill.total_cents) throw new Error("another total than quoted");
  const order: KnownOrder = {
    id: request.order_id,
    code: placed.code,
    type: plan.type,
    payment: plan.payment,
    tip_cents: plan.tip_cents,
    bill,
    due_at: wanted_at ?? bill.earliest_at ?? Number.NaN,
    outcome: "open",
    refunded_cents: 0,
  };
  return { order, ask };
}

/** Takes another dish, enough of it for every minimum. */
function withoutScarce(lines: { item_id: string; qty: number; choices: object }[]) {
  const left = lines.filter(({ item_id }) => item_id !== SCARCE && item_id !== INSTEAD);
  return [...left, { item_id: INSTEAD, qty: 4, choices: {} }];
}

/** Pays on the provider's page, with a card or by Wero, and comes back to the order. */
export async function payOnline(ask: Ask, { id }: KnownOrder, isCard: boolean): Promise<void> {
  const session = await openPage(ask, id);
  await control(`sessions/${session}/pay`, { method: isCard ? "card" : "wero" });
  await must(ask, "syncPayment", { order_id: id });
}

/** Opens the provider's page. @returns its session */
export async function openPage(ask: Ask, order_id: string): Promise<string> {
  const { url } = await must<{ url: string }>(ask, "openPayment", { order_id });
  return url.split("/").at(-1) ?? "";
}

/** Cancels as the guest, who must be allowed to. */
export async function cancelOrder(ask: Ask, order: KnownOrder): Promise<void> {
  const version = await versionOf(`orders/${order.id}`);
  await must(ask, "cancelOrder", { order_id: order.id, version });
  order.outcome = "cancelled";
}
