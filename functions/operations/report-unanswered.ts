import { warn } from "firebase-functions/logger";
import { ALERT_AFTER_MS, alertDueAt } from "@/domain/operations/alert-due";
import { groupBy } from "@/domain/stored-data/group-by";
import { type Instant, MINUTE_MS } from "@/domain/time/berlin-time";
import { readRestaurant } from "../restaurants/restaurant-store";
import { forEachInParallel } from "../runtime/for-each-in-parallel";
import { logAndContinue } from "../runtime/log-and-continue";
import { listUnansweredOrders, type UnansweredOrder } from "./open-orders-store";

const PARALLEL = 10;

/**
 * Logs "orders unanswered" for each restaurant with orders that have waited more than five minutes of
 * opening time. The alert of the same name counts these entries (docs/operations.md).
 * @returns the number of such orders
 */
export async function reportUnanswered(now: Instant): Promise<number> {
  const waiting = (await listUnansweredOrders()).filter(
    ({ created_at }) => now - created_at > ALERT_AFTER_MS,
  );
  let total = 0;
  const groups = groupBy(waiting, ({ resto_key }) => resto_key);
  await forEachInParallel(groups, PARALLEL, async ([key, orders]) => {
    await logAndContinue(`unanswered orders of ${key}`, async () => {
      const waitedMs = await overdueWaits(key, orders, now);
      if (waitedMs.length === 0) return;
      total += waitedMs.length;
      const oldest_minutes = Math.floor(Math.max(...waitedMs) / MINUTE_MS);
      warn("orders unanswered", { resto_key: key, orders: waitedMs.length, oldest_minutes });
    });
  });
  return total;
}

/**
 * How long orders past their five minutes have waited, in opening time as far as it is known. Orders
 * of a restaurant that cannot be read count from when they were placed.
 */
async function overdueWaits(
  key: string,
  orders: readonly UnansweredOrder[],
  now: Instant,
): Promise<number[]> {
  const stored = await readRestaurant(key, ["availability"]);
  return orders.flatMap((order) => {
    const dueAt = stored
      ? alertDueAt(stored.restaurant, stored.availability.exceptions, order)
      : order.created_at + ALERT_AFTER_MS;
    return dueAt < now ? [now - dueAt + ALERT_AFTER_MS] : [];
  });
}
