import { type Cents, percentOf } from "../shared/money";
import type { Restaurant } from "../tenant/restaurant.schema";
import type { Fulfilment } from "./fulfilment.schema";

/**
 * Discount for fetching the food oneself (contract section 4): the venue's percentage of the
 * subtotal, half a cent rounded up; pickup only, never on deposits.
 */
export function pickupDiscount(
  venue: Pick<Restaurant, "pick_up_discount">,
  type: Fulfilment,
  subtotalCents: Cents,
): Cents {
  return type === "pickup" ? percentOf(subtotalCents, venue.pick_up_discount) : 0;
}
