import { atom } from "jotai/vanilla";
import { addItem } from "@/domain/cart/cart";
import type { Cart, CartItem } from "@/domain/cart/cart.schema";
import type { LocalizedText } from "@/domain/text/localized-text";
import { cartAtom, restoreCartAtom } from "../cart/cart-atoms";

/** Names of dishes that did not come along, or without some of their options. */
interface CartNotes {
  readonly leftOut: readonly LocalizedText[];
  readonly changed: readonly LocalizedText[];
}

const NO_NOTES: CartNotes = { leftOut: [], changed: [] };

interface FilledCart {
  readonly before: Cart;
  readonly after: Cart;
  readonly notes: CartNotes;
}

const filledCartAtom = atom<FilledCart | null>(null);

/** Adds all portions of a table to the cart at once. */
export const addTableAtom = atom(null, (get, set, portions: readonly CartItem[]) => {
  const before = get(cartAtom);
  const after = portions.reduce(addItem, before);
  set(restoreCartAtom, after);
  set(filledCartAtom, { before, after, notes: NO_NOTES });
});

/** Replaces the cart by what another branch sent, if anything. */
export const receivePortionsAtom = atom(
  null,
  (get, set, portions: readonly CartItem[], notes: CartNotes) => {
    const before = get(cartAtom);
    const after = portions.length > 0 ? portions.reduce(addItem, []) : before;
    set(restoreCartAtom, after);
    set(filledCartAtom, { before, after, notes });
  },
);

/** How the cart was filled at once; null once it has changed since. */
export const filledAtom = atom((get) => {
  const filled = get(filledCartAtom);
  if (!filled || hashes(get(cartAtom)) !== hashes(filled.after)) return null;
  const isChanged = hashes(filled.before) !== hashes(filled.after);
  return { portions: filled.after.length, isChanged, ...filled.notes };
});

/** Gives the earlier cart back. */
export const undoFillAtom = atom(null, (get, set) => {
  const filled = get(filledCartAtom);
  if (filled) set(restoreCartAtom, filled.before);
  set(filledCartAtom, null);
});

/** Storage gives an equal cart, not the same one. */
function hashes(cart: Cart): string {
  return cart.map(({ hash }) => hash).join();
}
