import {
  addDays,
  type Instant,
  minutesOf,
  toInstant,
  toLocal,
  weekdayOf,
} from "../time/berlin-time";
import type { Menu, MenuCategory } from "./menu.schema";

type Served = Pick<MenuCategory, "served">;

/** The categories of some dishes. Unknown dishes have none. */
export function categoriesOf(
  itemIds: readonly string[],
  { categories, items }: Pick<Menu, "categories" | "items">,
): MenuCategory[] {
  const ids = new Set(items.filter(({ id }) => itemIds.includes(id)).map((item) => item.category));
  return categories.filter(({ id }) => ids.has(id));
}

/**
 * Whether a category can be ordered at an instant. Both limits are inclusive; a category without
 * `served` can always be ordered.
 */
export function isServedAt({ served }: Served, at: Instant): boolean {
  if (!served || served.length === 0) return true;
  const today = toLocal(at).date;
  return served.some(({ days, from, until }) => {
    const begins = minutesOf(from);
    const ends = minutesOf(until);
    const isOn = (date: string) =>
      days.some((day) => day === weekdayOf(date)) &&
      toInstant(date, begins) <= at &&
      at <= toInstant(date, ends < begins ? ends + 24 * 60 : ends);
    return isOn(today) || isOn(addDays(today, -1));
  });
}

/** Whether all of these categories can be ordered at an instant. */
export function areServedAt(categories: readonly Served[], at: Instant): boolean {
  return categories.every((category) => isServedAt(category, at));
}
