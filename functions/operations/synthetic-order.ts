import { randomUUID } from "node:crypto";
import { info } from "firebase-functions/logger";
import type { QuoteOrderRequest } from "@/domain/order/order-requests.schema";
import type { OrderStatus } from "@/domain/order/order-status";
import type { Quote } from "@/domain/order/pricing/quote.schema";
import { changeOrderStatus } from "@/domain/order/steps/order-machine";
import type { Refusal } from "@/domain/result/refusal";
import type { Instant } from "@/domain/time/berlin-time";
import { commitOrder } from "../orders/commit-order";
import { readOrder } from "../orders/order-store";
import { priceOrder } from "../orders/price-order";
import { writeOrderChange } from "../orders/write-order-change";
import { readRestaurant } from "../restaurants/restaurant-store";
import { transact } from "../runtime/admin-app";
import { deleteSyntheticOrder } from "./synthetic-order-store";

/**
 * The only restaurant that gets synthetic orders: fictional, without staff, printer and real guests.
 */
const RESTAURANT = "resto-example";

/** A number that belongs to nobody, and no mail address, so that no mail is sent. */
const CONTACT = { name: "Synthetic order", phone: "089 99998-099" };
const CALLER = { uid: "synthetic-order", verifiedEmail: null, appToken: null };

const STEPS: readonly OrderStatus[] = ["accepted", "preparing", "ready", "completed"];

/** Dishes that are tried: the first ones may be sold out or need a choice. */
const MAX_DISHES = 20;

/**
 * Orders one dish for pickup as a guest does: quote, order, and all steps of the kitchen. Logs
 * "synthetic order completed" with the time that it took, and deletes the order, so that it appears
 * in no report. While the restaurant is closed, it orders for its next time slot.
 * @throws if a step is refused or fails
 */
export async function placeSyntheticOrder(now: Instant): Promise<void> {
  const startedAt = performance.now();
  const { request, quote } = await quoteDish(now);
  const quotedAt = performance.now();
  const order_id = randomUUID();
  try {
    const total = { expected_total_cents: quote.total_cents };
    const details = { ...total, order_id, contact: CONTACT, payment: "cash" } as const;
    const placed = await commitOrder({ ...request, ...details }, CALLER, now);
    if (!placed.ok) throw refused("order", placed.error);
    const placedAt = performance.now();
    for (const to of STEPS) await takeStep(order_id, to, now);
    const completedAt = performance.now();
    info("synthetic order completed", {
      resto_key: RESTAURANT,
      quote_ms: Math.round(quotedAt - startedAt),
      order_ms: Math.round(placedAt - quotedAt),
      steps_ms: Math.round(completedAt - placedAt),
      total_ms: Math.round(completedAt - startedAt),
    });
  } finally {
    await deleteSyntheticOrder(order_id);
  }
}

/** The first dish that can be ordered, now or for the next time slot. */
async function quoteDish(now: Instant): Promise<{ request: QuoteOrderRequest; quote: Quote }> {
  const stored = await readRestaurant(RESTAURANT, ["menu"]);
  if (!stored) throw new Error(`${RESTAURANT} is not stored`);
  let last: Refusal | null = null;
  for (const { id } of stored.menu.items.slice(0, MAX_DISHES)) {
    const lines = [{ item_id: id, qty: 1, choices: {} }];
    const request = { resto_key: RESTAURANT, type: "pickup", lines, wanted_at: null } as const;
    const priced = await priceOrder({ ...request, lines }, now);
    if (!priced.ok) {
      last = priced.error;
      continue;
    }
    const { quote, refusal } = priced.value;
    if (!refusal) return { request: { ...request, lines }, quote };
    last = refusal;
    const [wanted_at] = quote.next_slots;
    if (refusal.reason !== "CLOSED" || wanted_at === undefined) continue;
    const later = { ...request, lines, wanted_at };
    const pricedLater = await priceOrder(later, now);
    if (pricedLater.ok && !pricedLater.value.refusal) {
      return { request: later, quote: pricedLater.value.quote };
    }
  }
  throw last ? refused("quote", last) : new Error(`${RESTAURANT} has no dish`);
}

function takeStep(id: string, to: OrderStatus, now: Instant): Promise<void> {
  return transact(id, async (transaction) => {
    const order = await readOrder(transaction, id);
    if (!order) throw new Error(`the synthetic order is gone before ${to}`);
    const { version } = order;
    const step = { to, version, eta_minutes: 20, by: "staff", now } as const;
    const change = changeOrderStatus(order, step);
    if (!change.ok) throw refused(to, change.error);
    await writeOrderChange(transaction, order, change.value, { by: "system", uid: null });
  });
}

function refused(step: string, { reason }: Refusal): Error {
  return new Error(`synthetic order refused at ${step}: ${reason}`);
}
