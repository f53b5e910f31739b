import { DEFAULT_ORDER_POLICY } from "./default-order-policy";
import type { OrderPolicy } from "./policies.schema";
import type { Restaurant } from "./restaurant.schema";

/** The restaurant's order policy, or the defaults. */
export function orderPolicyOf(restaurant: Pick<Restaurant, "order_policy">): OrderPolicy {
  return restaurant.order_policy ?? DEFAULT_ORDER_POLICY;
}
