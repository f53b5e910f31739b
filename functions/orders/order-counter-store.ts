import * as z from "zod/mini";
import { RESTAURANT_WINDOW_MS } from "@/domain/order/order-limits";
import type { Instant } from "@/domain/time/berlin-time";
import { database, type Transaction } from "../runtime/admin-app";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

const orderCountersSchema = z.object({
  /** Times of the orders of the last minute. */
  placed_at: z._default(z.array(z.int()), []),
  /**
   * Number of all orders so far, the base of the next code. It never restarts, so codes differ
   * within a day.
   */
  order_count: z._default(z.int(), 0),
});

/** A restaurant's order counters, the base of its limit per minute and of its order codes. */
export type OrderCounters = z.infer<typeof orderCountersSchema>;

const restaurantLimit = (key: string) => database().doc(`limits/${key}`);
const accountLimit = (uid: string) => database().doc(`limits/${uid}`);

/**
 * Reads a restaurant's order counters, and with them the account's limit document: it makes
 * concurrent orders of one account at two restaurants conflict.
 */
export async function readOrderCounters(
  transaction: Transaction,
  key: string,
  uid: string,
): Promise<OrderCounters> {
  const [restaurant] = await transaction.getAll(restaurantLimit(key), accountLimit(uid));
  return orderCountersSchema.parse((restaurant && plainData(restaurant)) ?? {});
}

export function countOrder(
  transaction: Transaction,
  { key, uid, counters, now }: { key: string; uid: string; counters: OrderCounters; now: Instant },
): void {
  const recent = counters.placed_at.filter((instant) => instant > now - RESTAURANT_WINDOW_MS);
  transaction.set(restaurantLimit(key), {
    placed_at: [...recent, now].map((instant) => toTimestamp(instant)),
    order_count: counters.order_count + 1,
  });
  transaction.set(accountLimit(uid), { last_order_at: toTimestamp(now) }, { merge: true });
}
