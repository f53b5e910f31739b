import type { Availability } from "../availability/availability.schema";
import { guestShareAt, guestShareRefusal, shareOf } from "../limits/guest-share";
import type { Refusal } from "../result/refusal";
import type { Restaurant } from "../tenant/restaurant.schema";
import type { Instant } from "../time/berlin-time";
import type { Reservation } from "./reservation.schema";
import { reservationPolicyOf } from "./reservation-policy";
import {
  addSeatCounts,
  fitsWithin,
  hasRoom,
  type SeatCounts,
  type SeatedStay,
  seatChanges,
} from "./seat-buckets";

/** Seats taken, and those taken by guests without a verified address; also used for differences. */
export interface TakenSeats {
  readonly taken: SeatCounts;
  readonly unverified: SeatCounts;
}

export const NO_SEATS: TakenSeats = { taken: new Map(), unverified: new Map() };

/** How many seats all guests, and those without a verified address, may take at the same time. */
export interface SeatLimits {
  readonly seats: number;
  readonly unverifiedSeats: number;
}

type Booked = SeatedStay & Pick<Reservation, "guest_verified">;

export function seatLimitsOf(
  restaurant: Pick<Restaurant, "reservation_policy" | "guest_policy">,
  availability: Pick<Availability, "guest_share">,
  now: Instant,
): SeatLimits {
  const { seats } = reservationPolicyOf(restaurant);
  return { seats, unverifiedSeats: shareOf(guestShareAt(restaurant, availability, now), seats) };
}

/** {@link seatChanges} of a reservation in both counts. */
export function takenSeatChanges(from: Booked | null, to: Booked | null): TakenSeats {
  const taken = seatChanges(from, to);
  const isUnverified = (to ?? from)?.guest_verified === false;
  return { taken, unverified: isUnverified ? taken : new Map() };
}

export function addTakenSeats(one: TakenSeats, other: TakenSeats): TakenSeats {
  return {
    taken: addSeatCounts(one.taken, other.taken),
    unverified: addSeatCounts(one.unverified, other.unverified),
  };
}

/**
 * NOT_VERIFIED if the seats that a guest without a verified address adds exceed the share of such
 * guests.
 * @param from the reservation before a move
 */
export function guestSeatRefusal(
  { unverified }: Pick<TakenSeats, "unverified">,
  to: Booked,
  { unverifiedSeats }: SeatLimits,
  from: Booked | null = null,
): Refusal | null {
  const added = takenSeatChanges(from, to).unverified;
  return fitsWithin(unverified, added, unverifiedSeats) ? null : guestShareRefusal();
}

/** Whether both limits leave room for a party during its whole stay. */
export function hasRoomFor(
  { taken, unverified }: TakenSeats,
  booked: Booked,
  { seats, unverifiedSeats }: SeatLimits,
): boolean {
  if (!hasRoom(taken, booked, seats)) return false;
  return booked.guest_verified !== false || hasRoom(unverified, booked, unverifiedSeats);
}
