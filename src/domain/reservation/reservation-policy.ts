import { type ReservationPolicy, reservationPolicySchema } from "../tenant/policies.schema";
import type { Restaurant } from "../tenant/restaurant.schema";

let defaults: ReservationPolicy | undefined;

/** The restaurant's reservation policy, the schema's defaults where it has none of its own. */
export function reservationPolicyOf(
  venue: Pick<Restaurant, "reservation_policy">,
): ReservationPolicy {
  if (venue.reservation_policy) return venue.reservation_policy;
  defaults ??= reservationPolicySchema.parse({});
  return defaults;
}

/**
 * How long a party keeps its table, minutes: the first entry whose `up_to` the party does not
 * exceed, whatever order they are written in; the longest party's entry beyond the last.
 */
export function stayMinutes(
  { stay_minutes }: Pick<ReservationPolicy, "stay_minutes">,
  partySize: number,
): number {
  const bySize = stay_minutes.toSorted((one, other) => one.up_to - other.up_to);
  const entry = bySize.find(({ up_to }) => partySize <= up_to) ?? bySize.at(-1);
  return entry?.minutes ?? 0;
}
