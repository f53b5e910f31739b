import type { Fulfilment } from "../../delivery/fulfilment.schema";
import { type Cents, percentOf } from "../../money/money";
import type { Restaurant } from "../../tenant/restaurant.schema";

/** Pickup discount in cents: a percentage of the subtotal, without deposits; 0 for delivery. */
export function pickupDiscount(
  restaurant: Pick<Restaurant, "pick_up_discount">,
  type: Fulfilment,
  subtotalCents: Cents,
): Cents {
  return type === "pickup" ? percentOf(subtotalCents, restaurant.pick_up_discount) : 0;
}
