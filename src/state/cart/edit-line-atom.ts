import { atom } from "jotai/vanilla";
import type { CartItem } from "@/domain/cart/cart.schema";
import { replaceLine } from "@/domain/cart/replace-line";
import { cartAtom, restoreCartAtom } from "./cart-atoms";

/** Replaces a cart line by portions with other choices. */
export const replaceLineAtom = atom(
  null,
  (get, set, line: { hash: string; item: CartItem; qty: number }) =>
    set(restoreCartAtom, replaceLine(get(cartAtom), line.hash, line)),
);
