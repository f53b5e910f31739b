import { type ReservationPolicy, reservationPolicySchema } from "../../tenant/policies.schema";
import type { Restaurant } from "../../tenant/restaurant.schema";
import { tablePlanOf } from "./table-plan";

let defaults: ReservationPolicy | undefined;

/**
 * The restaurant's reservation policy, or the defaults. In a restaurant with tables, `seats` is their
 * sum, and `max_party` is at most the largest table or combination.
 */
export function reservationPolicyOf(
  restaurant: Pick<Restaurant, "reservation_policy" | "tables" | "table_joins">,
): ReservationPolicy {
  const policy = restaurant.reservation_policy ?? defaultPolicy();
  const plan = tablePlanOf(restaurant);
  if (!plan) return policy;
  const max_party = Math.min(policy.max_party, plan.largestParty);
  return { ...policy, seats: plan.seats, max_party };
}

function defaultPolicy(): ReservationPolicy {
  defaults ??= reservationPolicySchema.parse({});
  return defaults;
}

/**
 * Length of a party's stay in minutes: the entry with the smallest `up_to` that is not below the
 * party size; the entry with the largest `up_to` for bigger parties.
 */
export function stayMinutes(
  { stay_minutes }: Pick<ReservationPolicy, "stay_minutes">,
  partySize: number,
): number {
  const bySize = stay_minutes.toSorted((one, other) => one.up_to - other.up_to);
  const entry = bySize.find(({ up_to }) => partySize <= up_to) ?? bySize.at(-1);
  return entry?.minutes ?? 0;
}
