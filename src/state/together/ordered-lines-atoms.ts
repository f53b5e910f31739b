import { atom } from "jotai/vanilla";
import { unwrap } from "jotai/vanilla/utils";
import type { CartLine } from "@/domain/cart/cart-lines";
import { groupOrderLines } from "@/domain/cart/together/group-lines";
import { cartLinesAtom, removeLineAtom } from "../cart/cart-atoms";
import { menuAtom } from "../restaurant/restaurant-atoms";
import { orderingGroupAtom } from "./group-atoms";

const shownMenuAtom = unwrap(menuAtom);

/** Hashes of the group's lines that the host orders without. */
const removedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** The lines that the checkout orders: those of the cart, or of the group; none while it loads. */
export const orderedLinesAtom = atom((get): readonly CartLine[] => {
  const ordering = get(orderingGroupAtom);
  if (!ordering) return get(cartLinesAtom);
  const menu = get(shownMenuAtom);
  if (!ordering.group || !menu) return [];
  const removed = get(removedAtom);
  return groupOrderLines(ordering.group, menu).filter(({ hash }) => !removed.has(hash));
});

/** Removes a line from the order: from the cart, or for this order of the group. */
export const removeOrderedLineAtom = atom(null, (get, set, hash: string) => {
  if (get(orderingGroupAtom)) set(removedAtom, new Set([...get(removedAtom), hash]));
  else set(removeLineAtom, hash);
});
