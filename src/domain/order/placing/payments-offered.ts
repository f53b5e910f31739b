import type { Fulfilment } from "../../delivery/fulfilment.schema";
import { DEFAULT_METHODS, type Payment } from "../../tenant/payment-methods.schema";
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
