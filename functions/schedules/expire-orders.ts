import { info } from "firebase-functions/logger";
import { answerDueAt } from "@/domain/order/answer-due";
import { ANSWER_WITHIN_MS, changeOrderStatus } from "@/domain/order/order-machine";
import type { Instant } from "@/domain/time/berlin-time";
import { readOrder, type UnansweredOrder, unansweredOrders } from "../orders/order-store";
import { writeOrderChange } from "../orders/write-order-change";
import { type RestaurantWith, readRestaurant } from "../restaurants/restaurant-store";
import { transact } from "../runtime/admin-app";
import { logAndContinue } from "../runtime/log-and-continue";

type Restaurants = Map<string, Promise<RestaurantWith<"availability"> | null>>;

/**
 * Expires orders that were not answered in time (`answerDueAt`). Orders that wait overnight for an
 * answer do not delay the expiry of younger ones.
 */
export async function expireOrders(now: Instant): Promise<void> {
  const restaurants: Restaurants = new Map();
  let count = 0;
  for await (const order of unansweredOrders(now - ANSWER_WITHIN_MS)) {
    const { id } = order;
    const dueAt = await dueAtOf(order, restaurants);
    if (dueAt > now) continue;
    if (await logAndContinue(`expire orders/${id}`, () => expireOrder(id, dueAt, now))) count += 1;
  }
  if (count > 0) info("expired unanswered orders", { count });
}

async function dueAtOf(order: UnansweredOrder, restaurants: Restaurants): Promise<Instant> {
  const { resto_key: key } = order;
  const reading = restaurants.get(key) ?? readRestaurant(key, ["availability"]);
  restaurants.set(key, reading);
  const stored = await reading;
  // No opening hours are known for a missing or unreadable restaurant.
  if (!stored) return order.created_at + ANSWER_WITHIN_MS;
  return answerDueAt(stored.restaurant, stored.availability.exceptions, order);
}

/** Does nothing if the order was answered in the meantime. */
function expireOrder(id: string, answer_due_at: Instant, now: Instant): Promise<void> {
  return transact(id, async (transaction) => {
    const order = await readOrder(transaction, id);
    if (!order) return;
    const { version } = order;
    const step = { to: "expired", by: "system", version, now, answer_due_at } as const;
    const change = changeOrderStatus(order, step);
    if (!change.ok) return;
    await writeOrderChange(transaction, order, change.value, { by: "system", uid: null });
  });
}
