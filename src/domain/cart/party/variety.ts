import type { PartyDish } from "./dish-for";
import { type PartyLine, PEOPLE_PER_SHARED } from "./party";

/** Up to this many people have different mains. */
const ALL_DIFFERENT = 6;

/**
 * Dishes that are not on the table first, as long as it has fewer than {@link ALL_DIFFERENT} or one
 * for three people; then those with the fewest portions. Equal ones keep their order, except that
 * dishes of another category come first.
 */
export function byVariety(
  dishes: readonly PartyDish[],
  table: readonly PartyLine[],
  size: number,
): PartyDish[] {
  const uses = new Map<string, number>();
  const categories = new Map<string, number>();
  for (const { dish, qty } of table) {
    const { id, category } = dish.item;
    uses.set(id, (uses.get(id) ?? 0) + qty);
    categories.set(category, (categories.get(category) ?? 0) + qty);
  }
  const ids = new Set(dishes.map(({ item }) => item.id));
  const different = [...uses.keys()].filter((id) => ids.has(id)).length;
  const isFull = different >= Math.max(ALL_DIFFERENT, Math.ceil(size / PEOPLE_PER_SHARED));
  const rank = ({ item }: PartyDish) => {
    const count = uses.get(item.id) ?? 0;
    return count === 0 && isFull ? Infinity : count;
  };
  const crowd = ({ item }: PartyDish) => categories.get(item.category) ?? 0;
  return dishes.toSorted((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    return first === second ? crowd(one) - crowd(other) : first - second;
  });
}
