import { atom } from "jotai/vanilla";
import { addItem } from "@/domain/cart/cart";
import type { CartItem } from "@/domain/cart/cart.schema";
import type { Order } from "@/domain/order/order.schema";
import { cartAtom, restoreCartAtom } from "../cart/cart-atoms";
import { checkoutDraftAtom } from "./checkout-atoms";

type FormerOrder = Pick<Order, "type" | "address">;

/**
 * Adds the portions of an earlier order at once and chooses its fulfilment again; a delivery also gets
 * its address back, unless the guest has entered a street, another postal code or another town.
 * Returns how many portions fitted into the cart.
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
    const known = [address?.zip, address?.city];
    const isElsewhere =
      draft.street.trim() !== "" ||
      [draft.zip, draft.city].some((part) => part.trim() !== "" && !known.includes(part.trim()));
    set(checkoutDraftAtom, {
      ...draft,
      ...(address && !isElsewhere
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
