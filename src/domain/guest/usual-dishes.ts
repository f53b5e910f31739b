import { normaliseChoices } from "../menu/options/normalise-choices";
import { canonicalJson } from "../stored-data/canonical-json";
import { groupBy } from "../stored-data/group-by";
import type { OrderedDish } from "./ordered-dish.schema";

const MAX_DISHES = 3;

/**
 * What a caller usually orders: the dishes, with their options, that are in most of the last orders,
 * the latest first among equals. Each has the quantity of its last order.
 * @param orders newest first
 * @returns at most three
 */
export function usualDishes<Dish extends OrderedDish>(
  orders: readonly { readonly dishes: readonly Dish[] }[],
): Dish[] {
  const byOrder = orders.flatMap(({ dishes }) =>
    // Lines of one order may differ in their note only.
    [...groupBy(dishes, kindOf).values()].flatMap(([first, ...others]) =>
      first ? [{ ...first, qty: others.reduce((sum, { qty }) => sum + qty, first.qty) }] : [],
    ),
  );
  return [...groupBy(byOrder, kindOf).values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([latest]) => latest ?? [])
    .slice(0, MAX_DISHES);
}

function kindOf({ item_id, choices }: OrderedDish): string {
  return canonicalJson([item_id, normaliseChoices(choices)]);
}
