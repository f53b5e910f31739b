import { type Refusal, refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import { withEvent } from "../../stored-data/with-event";
import { type Instant, MINUTE_MS } from "../../time/berlin-time";
import type { Order } from "../order.schema";
import type { OrderStatus } from "../order-status";
import type { OrderChange } from "./order-machine";

/** Limits in minutes for one delay, and in total for all delays of an order. */
export const DELAY_MINUTES = { min: 5, max: 60, total: 240 } as const;

/** Without `ready`: an order that waits for pickup cannot be delayed. */
const DELAYABLE: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  "accepted",
  "preparing",
  "out_for_delivery",
]);

/** Total of all delays of an order, in minutes. */
export function delayedMinutes({ history }: Pick<Order, "history">): number {
  return history.reduce((sum, { delay_minutes = 0 }) => sum + delay_minutes, 0);
}

/** Whether {@link delayOrder} accepts this number of minutes. */
export function canDelay(order: Pick<Order, "status" | "history">, minutes: number): boolean {
  return DELAYABLE.has(order.status) && isDelay(minutes, delayedMinutes(order));
}

/**
 * Moves the promised time of an order and keeps its status. A promised time in the past is moved from
 * now. Refuses, in this order, VERSION_CONFLICT, WRONG_STATE with `current`, and INVALID for minutes
 * outside {@link DELAY_MINUTES}.
 * @returns the fields to replace; the new history entry has `delay_minutes` and `eta_at`
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
  return ok({
    status,
    status_at,
    ...withEvent(order, { status, at: now, by: "staff", delay_minutes: minutes, eta_at }),
    eta_at,
  });
}

function isDelay(minutes: number, soFar: number): boolean {
  const { min, max, total } = DELAY_MINUTES;
  return Number.isInteger(minutes) && minutes >= min && minutes <= max && soFar + minutes <= total;
}
