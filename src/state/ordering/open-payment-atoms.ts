import { atom } from "jotai/vanilla";
import * as z from "zod/mini";
import type { Cart } from "@/domain/cart/cart.schema";
import { parseStoredCart } from "@/domain/cart/parse-stored-cart";
import { cartAtom, restoreCartAtom } from "../cart/cart-atoms";
import { pendingAtom } from "./pending-atom";

const openPaymentSchema = z.object({
  order_id: z.string(),
  /** The ordered lines; returned to the guest's cart if the order ends unpaid. */
  cart: z.pipe(
    z.unknown(),
    z.transform((value): Cart => parseStoredCart(value) ?? []),
  ),
});

/** An order of this browser that waits for its payment, as far as this browser knows. */
export const openPaymentAtom = pendingAtom("payment", openPaymentSchema);

/** Stores that an order waits for its payment, with the cart of before. */
export const expectPaymentAtom = atom(null, (get, set, order_id: string): void =>
  set(openPaymentAtom, { order_id, cart: get(cartAtom) }),
);

/** The order has reached the restaurant. */
export const endPaymentAtom = atom(null, (get, set, order_id: string) => {
  if (get(openPaymentAtom)?.order_id === order_id) set(openPaymentAtom, null);
});

/** The order whose dishes this page has put back into the cart. */
const returnedOrderAtom = atom<string | null>(null);

/** {@link returnedOrderAtom} for readers. */
export const returnedCartAtom = atom((get) => get(returnedOrderAtom));

/** The order has ended unpaid: puts its dishes back into the cart, unless the guest has refilled it. */
export const returnCartAtom = atom(null, (get, set, order_id: string) => {
  const open = get(openPaymentAtom);
  if (open?.order_id !== order_id) return;
  set(openPaymentAtom, null);
  if (open.cart.length === 0 || get(cartAtom).length > 0) return;
  set(restoreCartAtom, open.cart);
  set(returnedOrderAtom, order_id);
});
