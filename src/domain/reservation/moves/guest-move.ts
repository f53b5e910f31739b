import type { Availability } from "../../availability/availability.schema";
import { partyRefusal } from "../../availability/guest-share";
import type { Refusal } from "../../result/refusal";
import type { Restaurant } from "../../tenant/restaurant.schema";
import type { Instant } from "../../time/berlin-time";
import type { Reservation } from "../reservation.schema";
import { guestSeatRefusal, seatLimitsOf, type TakenSeats } from "../seating/taken-seats";

interface GuestMove {
  readonly restaurant: Pick<
    Restaurant,
    "reservation_policy" | "guest_policy" | "tables" | "table_joins"
  >;
  readonly availability: Pick<Availability, "guest_share">;
  readonly seats: TakenSeats;
  /** Whether the guest's account has a verified address now. */
  readonly isVerified: boolean;
  readonly now: Instant;
}

/**
 * NOT_VERIFIED if a move by a guest without a verified address makes the party too large or exceeds
 * the share of such guests.
 */
export function guestMoveRefusal(
  from: Reservation,
  to: Reservation,
  { restaurant, availability, seats, isVerified, now }: GuestMove,
): Refusal | null {
  if (isVerified) return null;
  const isLarger = to.party_size > from.party_size;
  return (
    (isLarger ? partyRefusal(restaurant, to.party_size, isVerified) : null) ??
    guestSeatRefusal(seats, to, seatLimitsOf(restaurant, availability, now), from)
  );
}
