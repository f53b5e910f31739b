import { atom } from "jotai/vanilla";
import { addItem } from "@/domain/cart/cart";
import type { Cart, CartItem } from "@/domain/cart/cart.schema";
import { cartAtom, restoreCartAtom } from "../cart/cart-atoms";

interface FilledCart {
  readonly before: Cart;
  readonly after: Cart;
}

const filledCartAtom = atom<FilledCart | null>(null);

/** Adds all portions of a table to the cart at once. */
export const addTableAtom = atom(null, (get, set, portions: readonly CartItem[]) => {
  const before = get(cartAtom);
  const after = portions.reduce(addItem, before);
  set(restoreCartAtom, after);
  set(filledCartAtom, { before, after });
});

/** Number of portions that a table has added; null once the cart has changed since. */
export const addedTableAtom = atom((get) => {
  const filled = get(filledCartAtom);
  if (!filled || hashes(get(cartAtom)) !== hashes(filled.after)) return null;
  return filled.after.length - filled.before.length;
});

/** Takes the table out of the cart again. */
export const undoTableAtom = atom(null, (get, set) => {
  const filled = get(filledCartAtom);
  if (filled) set(restoreCartAtom, filled.before);
  set(filledCartAtom, null);
});

/** Storage gives an equal cart, not the same one. */
function hashes(cart: Cart): string {
  return cart.map(({ hash }) => hash).join();
}
