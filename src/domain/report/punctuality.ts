import * as z from "zod/mini";
import type { Order } from "../order/order.schema";
import { firstPromise } from "../order/timing/first-promise";
import { addDays, type Instant, type LocalDate, MINUTE_MS, toLocal } from "../time/berlin-time";
import type { ReportRange } from "./report-range";

/** Days before today whose orders count. */
const DAYS = 30;
/** With fewer orders, chance decides. */
const MIN_ORDERS = 30;
/** An order is punctual up to this many minutes after the checkout's promise. */
const GRACE_MINUTES = 5;

/** Completed orders of a day that were promised for a time, and how many were on time. */
export const punctualitySchema = z.object({ promised: z.int(), punctual: z.int() });

export type Punctuality = z.infer<typeof punctualitySchema>;

type TimedOrder = Pick<Order, "status" | "type" | "status_at" | "promised_at"> &
  Partial<Pick<Order, "wanted_at">>;

/** The local dates whose orders {@link punctualPercent} expects: the 30 days before today. */
export function punctualityRange(now: Instant): ReportRange {
  const today: LocalDate = toLocal(now).date;
  return { from: addDays(today, -DAYS), to: addDays(today, -1) };
}

/** Counts by the promise of the checkout, also if staff have moved it since. */
export function countPunctual(orders: readonly TimedOrder[]): Punctuality {
  const lateness = orders.flatMap((order) => {
    const { promised_at, wanted_at = null } = order;
    const promisedAt = firstPromise({ promised_at, wanted_at });
    const servedAt = servedAtOf(order);
    return promisedAt === null || servedAt === null ? [] : [servedAt - promisedAt];
  });
  const punctual = lateness.filter((lateMs) => lateMs <= GRACE_MINUTES * MINUTE_MS);
  return { promised: lateness.length, punctual: punctual.length };
}

/** When the guest could have a completed order: ready for pickup, or delivered. */
function servedAtOf({ status, type, status_at }: TimedOrder): Instant | null {
  if (status !== "completed") return null;
  const ready = type === "pickup" ? status_at.ready : undefined;
  return ready ?? status_at.completed ?? null;
}

/** Whole percent, rounded down; null with fewer than 30 orders. */
export function punctualPercent(days: readonly Punctuality[]): number | null {
  const promised = days.reduce((sum, day) => sum + day.promised, 0);
  const punctual = days.reduce((sum, day) => sum + day.punctual, 0);
  return promised < MIN_ORDERS ? null : Math.floor((100 * punctual) / promised);
}
