import type { Instant } from "../time/berlin-time";
import { portionsLeft, type StockFields } from "./stock";

/** With this many portions or fewer, a dish is about to sell out. */
const LOW_STOCK = 2;

/** Number of dishes that are counted and about to sell out, or sold out. */
export function lowStockCount(availability: StockFields, now: Instant): number {
  return Object.keys(availability.stock ?? {}).filter((dish) => {
    const left = portionsLeft(dish, availability, now);
    return left !== null && left <= LOW_STOCK;
  }).length;
}
