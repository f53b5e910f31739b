import { useRestaurant } from "@/data/restaurant-provider";
import { useDeliveryReach } from "@/data/use-delivery-reach";
import { type CartSum, cartSum } from "@/domain/cart/cart-sum";
import type { DeliveryReach } from "@/domain/delivery/delivery-reach";
import type { Fulfilment } from "@/domain/delivery/fulfilment.schema";
import type { Cents } from "@/domain/money/money";
import { cartTotalAtom } from "@/state/cart/cart-atoms";
import { useAtom, useAtomValue } from "@/state/jotai-hooks";
import { checkoutDraftAtom } from "@/state/ordering/checkout-atoms";
import { useCartDeposit } from "./use-cart-deposit";

/** Pickup or delivery as chosen for the checkout, with what follows for the cart. */
export interface CartService extends CartSum {
  readonly type: Fulfilment;
  readonly choose: (type: Fulfilment) => void;
  readonly reach: DeliveryReach;
  readonly subtotal_cents: Cents;
  readonly deposit_cents: Cents;
}

/** Reads and changes the fulfilment of the cart; always pickup if the restaurant does not deliver. */
export function useCartService(): CartService {
  const restaurant = useRestaurant();
  const reach = useDeliveryReach();
  const subtotal_cents = useAtomValue(cartTotalAtom);
  const deposit_cents = useCartDeposit();
  const [draft, setDraft] = useAtom(checkoutDraftAtom);
  const type = restaurant.delivery ? draft.type : "pickup";
  return {
    type,
    choose: (chosen) => setDraft((current) => ({ ...current, type: chosen, wantedAt: "" })),
    reach,
    subtotal_cents,
    deposit_cents,
    ...cartSum(restaurant, { subtotal_cents, deposit_cents }, type, reach),
  };
}
