import { atom } from "jotai/vanilla";
import { addItem } from "@/domain/cart/cart";
import type { CartItem } from "@/domain/cart/cart.schema";
import type { Order } from "@/domain/order/order.schema";
import { cartAtom, restoreCartAtom } from "../cart/cart-atoms";
import { checkoutDraftAtom } from "./checkout-atoms";

type FormerOrder = Pick<Order, "type" | "address">;

/**
 * Adds the portions of an earlier order at once and chooses its fulfilment again; a delivery also gets
 * its address back, unless the guest has entered one. Returns how many portions fitted into the cart.
 */
export const addPortionsAtom = atom(
  null,
  (get, set, portions: readonly CartItem[], { type, address }: FormerOrder): number => {
    const current = get(cartAtom);
    const cart = portions.reduce(addItem, current);
    const added = cart.length - current.length;
    if (added === 0) return 0;
    set(restoreCartAtom, cart);
    const draft = get(checkoutDraftAtom);
    const isAddressed = [draft.zip, draft.city, draft.street].some((part) => part.trim() !== "");
    set(checkoutDraftAtom, {
      ...draft,
      ...(address && !isAddressed
        ? {
            zip: address.zip,
            city: address.city,
            street: address.street,
            addressNote: address.note ?? "",
          }
        : {}),
      type,
      wantedAt: draft.type === type ? draft.wantedAt : "",
    });
    return added;
  },
);
