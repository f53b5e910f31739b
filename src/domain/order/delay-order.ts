import { type Instant, MINUTE_MS } from "../shared/berlin-time";
import { type Refusal, refusal } from "../shared/refusal";
import { err, ok, type Result } from "../shared/result";
import type { Order } from "./order.schema";
import type { OrderChange } from "./order-machine";
import type { OrderStatus } from "./order-status";

/** What one delay may move the promise by, and all delays of an order together; minutes. */
export const DELAY_MINUTES = { least: 5, most: 60, inAll: 240 } as const;

/**
 * States in which a promise can still be moved: while somebody cooks or drives. What stands
 * ready for pickup is there, whenever the guest comes.
 */
const DELAYABLE: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  "accepted",
  "preparing",
  "out_for_delivery",
]);

/** Minutes by which an order has been delayed so far. */
export function delayedMinutes({ history }: Pick<Order, "history">): number {
  return history.reduce((sum, { delay_minutes = 0 }) => sum + delay_minutes, 0);
}

/** Whether {@link delayOrder} would take so many minutes for the current version. */
export function canDelay(order: Pick<Order, "status" | "history">, minutes: number): boolean {
  return DELAYABLE.has(order.status) && isDelay(minutes, delayedMinutes(order));
}

/**
 * Moves the promised time of an order; its status stays. A promise that has already passed moves
 * from now on, so that the new one can be kept. Refuses with VERSION_CONFLICT before anything
 * else, then WRONG_STATE with `current`, then INVALID for minutes beyond {@link DELAY_MINUTES}.
 * @returns what to replace; the history's new entry carries `delay_minutes` and `eta_at`
 */
export function delayOrder(
  order: Order,
  { version, minutes, now }: { version: number; minutes: number; now: Instant },
): Result<OrderChange & { readonly eta_at: Instant }, Refusal> {
  if (version !== order.version) return err(refusal("VERSION_CONFLICT"));
  const { status, status_at } = order;
  if (!DELAYABLE.has(status)) return err(refusal("WRONG_STATE", { current: status }));
  if (!isDelay(minutes, delayedMinutes(order))) {
    return err(refusal("INVALID", { field: "minutes" }));
  }
  const eta_at = Math.max(order.eta_at ?? now, now) + minutes * MINUTE_MS;
  const next = version + 1;
  return ok({
    status,
    status_at,
    version: next,
    history: [
      ...order.history,
      { version: next, status, at: now, by: "staff", delay_minutes: minutes, eta_at },
    ],
    updated_at: now,
    eta_at,
  });
}

function isDelay(minutes: number, soFar: number): boolean {
  const { least, most, inAll } = DELAY_MINUTES;
  return (
    Number.isInteger(minutes) && minutes >= least && minutes <= most && soFar + minutes <= inAll
  );
}
