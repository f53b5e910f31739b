import { type Cents, centsFromEuros } from "../../money/money";
import type { Menu, MenuItem } from "../menu.schema";

/** Prices end in a multiple of this many cents. */
export type PriceStep = 1 | 10 | 50;

export const PRICE_STEPS: readonly PriceStep[] = [1, 10, 50];

/** One change of many prices: a share of each, or the same amount for each; negative lowers them. */
export interface PriceChange {
  readonly by: { readonly percent: number } | { readonly cents: Cents };
  readonly step: PriceStep;
}

/** Highest price of a dish, in cents. */
const MAX_PRICE: Cents = 1_000_000;

/**
 * The price of a dish after a change, rounded to the nearest step, up from the middle. Rounding never
 * turns a rise into a fall or a fall into a rise. A missing price, and one of 0, stay.
 * @param euros `NaN` is missing
 */
export function changedPrice(euros: number, { by, step }: PriceChange): number {
  if (Number.isNaN(euros) || euros === 0) return euros;
  const before = centsFromEuros(euros);
  const exact = "percent" in by ? (before * (100 + by.percent)) / 100 : before + by.cents;
  // A hundredth of a cent is a rounding error of the multiplication.
  const rounded = Math.floor(Math.round((exact * 100) / step) / 100 + 0.5) * step;
  const [least, most] =
    exact > before ? [before, MAX_PRICE] : [0, exact < before ? before : MAX_PRICE];
  return Math.min(most, Math.max(least, rounded)) / 100;
}

/** Changes the prices of some dishes of a menu; their options keep theirs. */
export function changePrices(menu: Menu, ids: ReadonlySet<string>, change: PriceChange): Menu {
  return changeItems(menu, ids, (item) => ({ ...item, preis: changedPrice(item.preis, change) }));
}

/** Changes some dishes of a menu. */
export function changeItems(
  menu: Menu,
  ids: ReadonlySet<string>,
  change: (item: MenuItem) => MenuItem,
): Menu {
  return { ...menu, items: menu.items.map((item) => (ids.has(item.id) ? change(item) : item)) };
}
