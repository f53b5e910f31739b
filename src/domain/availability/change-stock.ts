import type { Instant } from "../time/berlin-time";
import { endOfBusinessDay } from "../time/business-day";
import type { AvailabilityPatch } from "./set-availability-request.schema";
import { portionsLeft, type StockFields } from "./stock";

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
