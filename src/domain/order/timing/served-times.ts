import type { MenuCategory } from "../../menu/menu.schema";
import { areServedAt } from "../../menu/served";
import { type Refusal, refusal } from "../../result/refusal";
import type { Instant } from "../../time/berlin-time";
import type { OrderTimes } from "./wanted-time";

type Categories = readonly Pick<MenuCategory, "served">[];

/**
 * The times at which all dishes of an order can be ordered. Without a wanted time the moment of the
 * order counts.
 * @param categories those of the ordered dishes
 */
export function servedTimes(times: OrderTimes, categories: Categories, now: Instant): OrderTimes {
  return {
    ...times,
    earliest_at: areServedAt(categories, now) ? times.earliest_at : null,
    slots: times.slots.filter((slot) => areServedAt(categories, slot)),
  };
}

/**
 * NOT_SERVED_NOW if a dish cannot be ordered at that time; `next_at` is the first slot at which all
 * can. Null if they can.
 * @param times of {@link servedTimes}
 */
export function notServedRefusal(
  at: Instant,
  categories: Categories,
  { slots: [next] }: OrderTimes,
): Refusal | null {
  if (areServedAt(categories, at)) return null;
  return refusal("NOT_SERVED_NOW", next === undefined ? {} : { next_at: next });
}
