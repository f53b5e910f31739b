import { type OrderPolicy, orderPolicySchema } from "./policies.schema";
import type { Restaurant } from "./restaurant.schema";

let defaults: OrderPolicy | undefined;

/** The restaurant's ordering policy, the schema's defaults where it has none of its own. */
export function orderPolicyOf(venue: Pick<Restaurant, "order_policy">): OrderPolicy {
  if (venue.order_policy) return venue.order_policy;
  defaults ??= orderPolicySchema.parse({});
  return defaults;
}
