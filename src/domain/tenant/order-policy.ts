import { DEFAULT_ORDER_POLICY, DEFAULT_ORDERS_A_MINUTE } from "./default-order-policy";
import type { OrderPolicy } from "./policies.schema";
import type { Restaurant } from "./restaurant.schema";

/** The restaurant's order policy, or the defaults. */
export function orderPolicyOf(restaurant: Pick<Restaurant, "order_policy">): OrderPolicy {
  return restaurant.order_policy ?? DEFAULT_ORDER_POLICY;
}

/** Maximum number of orders in any minute; two thirds of them from unverified guests. */
export function ordersAMinuteOf(restaurant: Pick<Restaurant, "order_policy">): number {
  return orderPolicyOf(restaurant).orders_a_minute ?? DEFAULT_ORDERS_A_MINUTE;
}
