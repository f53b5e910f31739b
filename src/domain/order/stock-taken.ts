import { portionsLeft, type StockFields } from "../availability/stock";
import type { Instant } from "../time/berlin-time";
import type { Order, OrderLine } from "./order.schema";
import type { OrderStatus } from "./order-status";
import { freesSlot } from "./order-transitions";

/** Portions by dish, and the end of the count that they were taken from. */
export type StockTaken = NonNullable<Order["stock_taken"]>;

/** The portions that an order takes from what is counted; null if none of its dishes is. */
export function stockTaken(
  lines: readonly Pick<OrderLine, "item_id" | "qty">[],
  availability: StockFields,
  now: Instant,
): StockTaken | null {
  const portions: Record<string, number> = {};
  for (const { item_id, qty } of lines) {
    if (portionsLeft(item_id, availability, now) === null) continue;
    portions[item_id] = (portions[item_id] ?? 0) + qty;
  }
  if (Object.keys(portions).length === 0) return null;
  return { portions, until: availability.stock_until ?? null };
}

/** Whether an order that ends so gives its portions back. One that failed may have been cooked. */
export function givesStockBack(status: OrderStatus): boolean {
  return freesSlot(status) && status !== "failed";
}

/** What an order gives back: the portions of dishes that are still counted, in the same count. */
export function stockToReturn(
  { portions, until }: StockTaken,
  availability: StockFields,
  now: Instant,
): Readonly<Record<string, number>> {
  if ((availability.stock_until ?? null) !== until) return {};
  const isCounted = (dish: string) => portionsLeft(dish, availability, now) !== null;
  return Object.fromEntries(Object.entries(portions).filter(([dish]) => isCounted(dish)));
}
