import type { Instant } from "../time/berlin-time";
import type { Availability } from "./availability.schema";

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
