import type { Availability } from "../../availability/availability.schema";
import { guestShareAt, guestShareRefusal, shareOf } from "../../availability/guest-share";
import type { Refusal } from "../../result/refusal";
import type { Restaurant } from "../../tenant/restaurant.schema";
import type { Instant } from "../../time/berlin-time";
import type { Reservation } from "../reservation.schema";
import {
  addSeatCounts,
  fitsWithin,
  hasRoom,
  type SeatCounts,
  type SeatedStay,
  seatChanges,
} from "../seats/seat-buckets";
import { findPlace, type Place, type SeatPlan, seatPlanOf } from "./find-place";
import type { HeldStay } from "./held-stay";

/** Seats taken, and those taken by guests without a verified address; also used for differences. */
export interface TakenSeats {
  readonly taken: SeatCounts;
  readonly unverified: SeatCounts;
  /** The stays behind the counts; absent in differences and where only seats are counted. */
  readonly held?: readonly HeldStay[];
}

export const NO_SEATS: TakenSeats = { taken: new Map(), unverified: new Map() };

/** Seats that all guests, and those without a verified address, may take at the same time. */
export interface SeatLimits extends SeatPlan {
  readonly unverifiedSeats: number;
}

type Booked = SeatedStay & Pick<Reservation, "guest_verified">;

export function seatLimitsOf(
  restaurant: Pick<Restaurant, "reservation_policy" | "guest_policy" | "tables" | "table_joins">,
  availability: Pick<Availability, "guest_share">,
  now: Instant,
): SeatLimits {
  const plan = seatPlanOf(restaurant);
  const share = guestShareAt(restaurant, availability, now);
  return { ...plan, unverifiedSeats: shareOf(share, plan.seats) };
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

/** The seats after a stay took (`from` null), released (`to` null) or exchanged its place. */
export function exchangeSeats(
  seats: TakenSeats,
  from: HeldStay | null,
  to: HeldStay | null,
): TakenSeats {
  const others = (seats.held ?? []).filter(({ id }) => id !== (to ?? from)?.id);
  const counts = addTakenSeats(seats, takenSeatChanges(from, to));
  return { ...counts, held: to ? [...others, to] : others };
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

/** A place for a party during its whole stay within both limits, or null. */
export function placeWithin(
  seats: TakenSeats,
  booked: Booked,
  { unverifiedSeats, ...plan }: SeatLimits,
): Place | null {
  const isBound = booked.guest_verified === false;
  if (isBound && !hasRoom(seats.unverified, booked, unverifiedSeats)) return null;
  return findPlace(plan, seats, booked);
}
