import type { Instant } from "../time/berlin-time";
import { endOfBusinessDay } from "../time/business-day";
import type { Availability } from "./availability.schema";
import type { AvailabilityPatch } from "./set-availability-request.schema";

/** The fields of the counted portions. */
export type StockFields = Pick<Availability, "stock" | "stock_until">;

/** The portions of a dish that are left; null if they are not counted. */
export function portionsLeft(
  dish: string,
  { stock, stock_until }: StockFields,
  now: Instant,
): number | null {
  if (!stock || !Object.hasOwn(stock, dish) || (stock_until ?? Infinity) <= now) return null;
  return stock[dish] ?? null;
}

/**
 * The counted portions after a patch, without those that have ended. A count ends with the business
 * day in which it was set.
 */
export function changeStock(
  before: StockFields,
  patch: AvailabilityPatch,
  now: Instant,
): StockFields {
  const ids = Object.keys({ ...before.stock, ...patch.stock });
  const stock = Object.fromEntries(
    ids.flatMap((id) => {
      const set = patch.stock && Object.hasOwn(patch.stock, id) ? patch.stock[id] : undefined;
      const portions = set === undefined ? portionsLeft(id, before, now) : set;
      return portions === null ? [] : [[id, portions]];
    }),
  );
  if (Object.keys(stock).length === 0) return {};
  return { stock, stock_until: patch.stock ? endOfBusinessDay(now) : (before.stock_until ?? null) };
}

/** With this many portions or fewer, a dish is about to sell out. */
const LOW_STOCK = 2;

/** Number of dishes that are counted and about to sell out, or sold out. */
export function lowStockCount(availability: StockFields, now: Instant): number {
  return Object.keys(availability.stock ?? {}).filter((dish) => {
    const left = portionsLeft(dish, availability, now);
    return left !== null && left <= LOW_STOCK;
  }).length;
}
