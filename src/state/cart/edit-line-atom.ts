import { atom } from "jotai/vanilla";
import type { CartItem } from "@/domain/cart/cart.schema";
import { replaceLine } from "@/domain/cart/replace-line";
import { cartAtom, restoreCartAtom } from "./cart-atoms";

/** Puts portions with other choices in the place of a line of the cart. */
export const replaceLineAtom = atom(
  null,
  (get, set, line: { hash: string; item: CartItem; qty: number }) =>
    set(restoreCartAtom, replaceLine(get(cartAtom), line.hash, line)),
);
