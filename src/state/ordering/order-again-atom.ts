import { atom } from "jotai/vanilla";
import { addItem } from "@/domain/cart/cart";
import type { CartItem } from "@/domain/cart/cart.schema";
import { cartAtom, restoreCartAtom } from "../cart/cart-atoms";

/** Adds many portions at once; returns how many of them fitted into the cart. */
export const addPortionsAtom = atom(null, (get, set, portions: readonly CartItem[]): number => {
  const current = get(cartAtom);
  const cart = portions.reduce(addItem, current);
  set(restoreCartAtom, cart);
  return cart.length - current.length;
});
