import { type Refusal, refusal } from "../result/refusal";
import type { GuestPolicy } from "../tenant/guest-policy.schema";
import type { Restaurant } from "../tenant/restaurant.schema";
import type { Instant } from "../time/berlin-time";
import type { Availability } from "./availability.schema";

/** Guest policy of a restaurant without its own. */
const DEFAULT_GUEST_POLICY: GuestPolicy = { guest_share: 1, party_needs_verified: 8 };

/** The restaurant's guest policy, or the defaults. */
export function guestPolicyOf({ guest_policy }: Pick<Restaurant, "guest_policy">): GuestPolicy {
  return guest_policy ?? DEFAULT_GUEST_POLICY;
}

/**
 * Share of a capacity that guests without a verified address may hold together: the smaller of the
 * policy and the live switch. 1 is no bound, 0 is verified guests only.
 */
export function guestShareAt(
  restaurant: Pick<Restaurant, "guest_policy">,
  { guest_share: live }: Pick<Availability, "guest_share">,
  now: Instant,
): number {
  const { guest_share } = guestPolicyOf(restaurant);
  return live && live.until > now ? Math.min(guest_share, live.share) : guest_share;
}

/** The whole orders or seats in a share of a capacity. */
export function shareOf(share: number, capacity: number): number {
  // 0.29 × 100 is 28.999… in floating point.
  return Math.floor(share * capacity + 1e-9);
}

/** NOT_VERIFIED if a party needs a verified address and its guest has none. */
export function partyRefusal(
  restaurant: Pick<Restaurant, "guest_policy">,
  partySize: number,
  isVerified: boolean,
): Refusal | null {
  return !isVerified && partySize > guestPolicyOf(restaurant).party_needs_verified
    ? refusal("NOT_VERIFIED", { field: "party_size" })
    : null;
}

/** The refusal of a guest without a verified address beyond {@link guestShareAt}. */
export function guestShareRefusal(): Refusal {
  return refusal("NOT_VERIFIED", { field: "policy" });
}
