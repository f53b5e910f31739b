import type { Order } from "@/domain/order/order.schema";
import { type Instant, MINUTE_MS } from "@/domain/time/berlin-time";

/** An order that is unanswered for this long is marked as late. */
const LONG_WAIT_MINUTES = 5;

/** Splits a number of minutes (>= 0). */
export function hoursAndMinutes(minutes: number): [hours: number, minutes: number] {
  return [Math.floor(minutes / 60), minutes % 60];
}

/** Time left until a due time, or since it. */
export interface Remaining {
  readonly kind: "left" | "now" | "overdue";
  /** Whole minutes, >= 0. */
  readonly minutes: number;
}

export function remainingUntil(promised: Instant, now: Instant): Remaining {
  const minutes = Math.round((promised - now) / MINUTE_MS);
  if (minutes === 0) return { kind: "now", minutes: 0 };
  return minutes > 0 ? { kind: "left", minutes } : { kind: "overdue", minutes: -minutes };
}

/** Whole minutes since an instant; 0 if it lies ahead because the device's clock is slow. */
export function minutesSince(instant: Instant, now: Instant): number {
  return Math.max(0, Math.floor((now - instant) / MINUTE_MS));
}

/** Whether an unanswered order is late. */
export function isWaitingLong({ created_at }: Pick<Order, "created_at">, now: Instant): boolean {
  return minutesSince(created_at, now) >= LONG_WAIT_MINUTES;
}
