import { type UnansweredPolicy, unansweredPolicySchema } from "../../tenant/policies.schema";
import type { Restaurant } from "../../tenant/restaurant.schema";

/** The restaurant's policy for unanswered orders, or the defaults. */
export function unansweredPolicyOf(
  restaurant: Pick<Restaurant, "unanswered_policy">,
): UnansweredPolicy {
  return restaurant.unanswered_policy ?? unansweredPolicySchema.parse({});
}
