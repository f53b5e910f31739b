import { type Atom, atom } from "jotai/vanilla";
import { selectAtom } from "jotai/vanilla/utils";
import { cartAtom } from "./cart-atoms";

/** Portions of each dish by item id; dishes that are not in the cart are absent. */
const dishCountsAtom = atom((get): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { id } of get(cartAtom)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
});

/**
 * Portions of these dishes in the cart, in their order. Changes with these dishes alone: adding
 * one must not draw the whole menu anew.
 * @param ids item ids
 */
export function dishCountsOf(ids: readonly string[]): Atom<readonly number[]> {
  return selectAtom(dishCountsAtom, (counts) => ids.map((id) => counts.get(id) ?? 0), isSame);
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.every((count, at) => count === other[at]);
}
