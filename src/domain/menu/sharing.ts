import type { MenuItem } from "./menu.schema";

/** A dish to share and how many portions of it a party needs. */
export interface SharedDish {
  readonly item: MenuItem;
  readonly portions: number;
}

/** Largest party that dishes are suggested for. */
export const MAX_SHARING = 12;

/**
 * The dishes that are enough for a party and not too much: as few portions as possible, each for at
 * least `serves.min` people. Fewest portions first, then in menu order.
 * @param people 1 or more
 */
export function dishesForParty(items: readonly MenuItem[], people: number): SharedDish[] {
  return items
    .flatMap((item): SharedDish[] => {
      if (!item.serves || item.sold_out) return [];
      const portions = Math.ceil(people / item.serves.max);
      return portions * item.serves.min <= people ? [{ item, portions }] : [];
    })
    .toSorted((one, other) => one.portions - other.portions);
}

/** Whether a category has dishes to share: at least two that state for how many people they are. */
export function hasSharing(items: readonly MenuItem[]): boolean {
  return items.filter(({ serves }) => serves).length >= 2 && items.some(isForSeveral);
}

function isForSeveral({ serves }: MenuItem): boolean {
  return serves !== undefined && serves.max >= 2;
}
