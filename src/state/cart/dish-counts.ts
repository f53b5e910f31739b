import { type Atom, atom } from "jotai/vanilla";
import { selectAtom } from "jotai/vanilla/utils";
import { cartAtom } from "./cart-atoms";

/** Portions in the cart by item id; dishes without any are absent. */
const dishCountsAtom = atom((get): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { id } of get(cartAtom)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
});

/**
 * Portions of these dishes in the cart, in the same order. Changes only with these dishes, so that
 * adding one does not render the whole menu again.
 * @param ids item ids
 */
export function dishCountsOf(ids: readonly string[]): Atom<readonly number[]> {
  return selectAtom(dishCountsAtom, (counts) => ids.map((id) => counts.get(id) ?? 0), isSame);
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.every((count, at) => count === other[at]);
}
