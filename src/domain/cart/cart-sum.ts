import type { DeliveryReach } from "../delivery/delivery-reach";
import type { Fulfilment } from "../delivery/fulfilment.schema";
import type { Cents } from "../money/money";
import { pickupDiscount } from "../order/pricing/pickup-discount";
import type { Restaurant } from "../tenant/restaurant.schema";

/** The costs of a cart, as far as they are certain. */
export interface CartSum {
  readonly discount_cents: Cents;
  /** 0 for pickup; null while the fee depends on an unknown address, and beyond reach. */
  readonly fee_cents: Cents | null;
  /** With fee, discount and deposit; null while the fee is unknown. */
  readonly total_cents: Cents | null;
  /** The amount missing to the minimum of the address; null while that is unknown, and for pickup. */
  readonly missing_cents: Cents | null;
}

interface CartAmounts {
  readonly subtotal_cents: Cents;
  readonly deposit_cents: Cents;
}

/** Sums up a cart for pickup or for delivery to the remembered postal code. */
export function cartSum(
  restaurant: Pick<Restaurant, "pick_up_discount">,
  { subtotal_cents, deposit_cents }: CartAmounts,
  type: Fulfilment,
  reach: DeliveryReach,
): CartSum {
  const discount_cents = pickupDiscount(restaurant, type, subtotal_cents);
  const terms = type === "delivery" && reach.status === "in-area" ? reach.terms : null;
  const fee_cents = type === "pickup" ? 0 : (terms?.fee_cents ?? null);
  return {
    discount_cents,
    fee_cents,
    total_cents:
      fee_cents === null ? null : subtotal_cents - discount_cents + fee_cents + deposit_cents,
    missing_cents: terms && Math.max(0, terms.minimum_cents - subtotal_cents),
  };
}
