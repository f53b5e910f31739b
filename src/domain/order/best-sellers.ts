import { addDays, type Instant, type LocalDate, toLocal } from "../time/berlin-time";
import type { OrderStatus } from "./order-status";

/** Days before today whose orders count. */
const DAYS = 28;
/** Fewest orders for a list: below these numbers chance decides, and a dish could point to a guest. */
const MIN_ORDERS = 40;
/** Fewest orders of a dish in the list. */
const MIN_ORDERS_OF_DISH = 10;
/** Longest list. Includes dishes that have left the menu or that pages leave out, such as drinks. */
const MAX_DISHES = 12;

interface CountedOrder {
  readonly status: OrderStatus;
  readonly lines: readonly { readonly item_id: string }[];
}

/** The local dates whose orders {@link bestSellers} expects: the four weeks before today. */
export function bestSellerRange(now: Instant): { from: LocalDate; to: LocalDate } {
  const today = toLocal(now).date;
  return { from: addDays(today, -DAYS), to: addDays(today, -1) };
}

/**
 * Ids of the dishes that are in most completed orders, most first. An order counts once per dish,
 * however many portions it has: one large order makes no dish popular.
 * @returns empty with fewer than 40 completed orders; only dishes that are in at least 10 of them
 */
export function bestSellers(orders: readonly CountedOrder[]): string[] {
  const completed = orders.filter(({ status }) => status === "completed");
  if (completed.length < MIN_ORDERS) return [];
  const counts = new Map<string, number>();
  for (const { lines } of completed) {
    for (const id of new Set(lines.map(({ item_id }) => item_id))) {
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count >= MIN_ORDERS_OF_DISH)
    .toSorted(([one, many], [other, more]) => more - many || one.localeCompare(other))
    .slice(0, MAX_DISHES)
    .map(([id]) => id);
}
