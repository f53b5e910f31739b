import type { Order } from "@/domain/order/order.schema";
import { type Instant, MINUTE_MS } from "@/domain/time/berlin-time";

/** Older acceptances are not printed by themselves, for example after a night without the board. */
const LOOK_BACK_MS = 30 * MINUTE_MS;

/** Orders that were accepted lately and whose ticket this device has not printed, oldest first. */
export function ordersToPrint(
  orders: readonly Order[],
  context: {
    /** When automatic printing was switched on; null if it is off. */
    readonly since: Instant | null;
    readonly now: Instant;
    readonly isPrinted: (order: Order) => boolean;
  },
): Order[] {
  const { since, now, isPrinted } = context;
  if (since === null) return [];
  const from = Math.max(since, now - LOOK_BACK_MS);
  const acceptedAt = (order: Order) => order.status_at.accepted ?? 0;
  return orders
    .filter((order) => acceptedAt(order) >= from && !isPrinted(order))
    .filter(({ status }) => status === "accepted" || status === "preparing")
    .toSorted((one, other) => acceptedAt(one) - acceptedAt(other));
}
