import * as z from "zod/mini";
import { groupBy } from "../stored-data/group-by";
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

/** Completed orders of a day, and how many of them each dish is in. */
export const countedDishesSchema = z.object({
  completed: z.int(),
  orders: z.array(z.object({ item_id: z.string(), count: z.int() })),
});

type CountedDishes = z.infer<typeof countedDishesSchema>;

/**
 * Counts the dishes of completed orders. An order counts once per dish, however many portions it has:
 * one large order makes no dish popular.
 */
export function countDishes(all: readonly CountedOrder[]): CountedDishes {
  const completed = all.filter(({ status }) => status === "completed");
  const ids = completed.flatMap(({ lines }) => [...new Set(lines.map(({ item_id }) => item_id))]);
  const orders = [...groupBy(ids, (id) => id)].map(([item_id, { length: count }]) => ({
    item_id,
    count,
  }));
  return { completed: completed.length, orders };
}

/**
 * Ids of the dishes that are in most completed orders, most first.
 * @returns empty with fewer than 40 completed orders; only dishes that are in at least 10 of them
 */
export function bestSellers(days: readonly CountedDishes[]): string[] {
  if (days.reduce((sum, { completed }) => sum + completed, 0) < MIN_ORDERS) return [];
  const counts = new Map<string, number>();
  for (const { item_id, count } of days.flatMap(({ orders }) => orders)) {
    counts.set(item_id, (counts.get(item_id) ?? 0) + count);
  }
  return [...counts]
    .filter(([, count]) => count >= MIN_ORDERS_OF_DISH)
    .toSorted(([one, many], [other, more]) => more - many || one.localeCompare(other))
    .slice(0, MAX_DISHES)
    .map(([id]) => id);
}
