import type { Fulfilment } from "../../delivery/fulfilment.schema";
import { DEFAULT_METHODS, PAYMENTS } from "../../money/payments";
import type { Payment } from "../../tenant/payment-methods.schema";
import type { Restaurant } from "../../tenant/restaurant.schema";

/**
 * What guests can pay with, in the restaurant's order. Online payment is offered only while the
 * restaurant's account can charge; with nothing else left, the default methods are.
 */
export function paymentsOffered(
  { payment_methods, pays_online }: Pick<Restaurant, "payment_methods" | "pays_online">,
  type: Fulfilment,
): readonly Payment[] {
  const chosen = payment_methods?.[type] ?? DEFAULT_METHODS;
  const possible = chosen.filter((payment) => payment !== "online" || pays_online === true);
  return possible.length > 0 ? possible : DEFAULT_METHODS;
}

/** What guests can pay with at a restaurant at all, for pickup or for delivery. */
export function acceptedPayments(
  restaurant: Pick<Restaurant, "payment_methods" | "pays_online" | "delivery">,
): Payment[] {
  const types: Fulfilment[] = restaurant.delivery ? ["pickup", "delivery"] : ["pickup"];
  const offered = types.flatMap((type) => paymentsOffered(restaurant, type));
  return PAYMENTS.filter((payment) => offered.includes(payment));
}
