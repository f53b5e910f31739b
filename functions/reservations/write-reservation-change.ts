import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { ReservationChangeAnswer } from "@/domain/reservation/reservation-answers.schema";
import type { ReservationChange } from "@/domain/reservation/reservation-machine";
import { reservationPolicyOf } from "@/domain/reservation/reservation-policy";
import { holdsSeats, type ReservationActor } from "@/domain/reservation/reservation-transitions";
import {
  addSeatCounts,
  type SeatCounts,
  seatChanges,
  stayDates,
} from "@/domain/reservation/seat-buckets";
import { nextOffers, type TableOffer } from "@/domain/reservation/waitlist";
import type { Instant } from "@/domain/time/berlin-time";
import { changeSeats, readSeatCounts } from "../capacity/capacity-store";
import { addReservationMail } from "../mail/reservation-mail-store";
import { type RestaurantWith, readRestaurant } from "../restaurants/restaurant-store";
import type { Transaction } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";
import { readWaitlist, updateReservation } from "./reservation-store";

/** `uid` is null for the schedule. */
interface Actor {
  readonly by: ReservationActor;
  readonly uid: string | null;
}

/**
 * Writes a step or move of a reservation with its seats, mail and audit entry, and offers freed
 * seats to the waitlist. Reads before it writes: call it before the first write of the transaction.
 */
export async function writeReservationChange(
  transaction: Transaction,
  reservation: Reservation,
  change: ReservationChange,
  actor: Actor,
): Promise<ReservationChangeAnswer> {
  const { id, resto_key: key } = reservation;
  const now = change.updated_at;
  const after: Reservation = { ...reservation, ...change };
  const changes = seatChanges(
    holdsSeats(reservation.status) ? reservation : null,
    holdsSeats(after.status) ? after : null,
  );
  const stored = await readRestaurant(key, ["availability"], transaction);
  const offers = await offersForFreedSeats(transaction, { reservation, changes, stored, now });

  updateReservation(transaction, id, change);
  changeSeats(transaction, key, offers.reduce(withOffer, changes));
  const isMove = after.status === reservation.status;
  addMailAndAudit(transaction, after, isMove ? "moved" : after.status, { actor, stored, now });
  for (const { reservation: entry, change: offer } of offers) {
    updateReservation(transaction, entry.id, offer);
    const offered = { ...entry, ...offer };
    addMailAndAudit(transaction, offered, "offered", {
      actor: { by: "system", uid: null },
      stored,
      now,
    });
  }
  return { id, status: after.status, version: after.version };
}

interface Freed {
  readonly reservation: Reservation;
  readonly changes: SeatCounts;
  readonly stored: RestaurantWith<"availability"> | null;
  readonly now: Instant;
}

async function offersForFreedSeats(
  transaction: Transaction,
  { reservation, changes, stored, now }: Freed,
): Promise<TableOffer[]> {
  const freesSeats = [...changes.values()].some((slots) =>
    Object.values(slots).some((by) => by < 0),
  );
  if (!freesSeats || !stored?.restaurant.reservation) return [];
  const { resto_key: key } = reservation;
  const waiting = await readWaitlist(transaction, key, reservation);
  if (waiting.length === 0) return [];
  const dates = [...new Set(waiting.flatMap(stayDates))];
  const taken = await readSeatCounts(key, dates, transaction);
  const { seats } = reservationPolicyOf(stored.restaurant);
  return nextOffers(waiting, addSeatCounts(taken, changes), seats, now);
}

function withOffer(changes: SeatCounts, { reservation }: TableOffer): SeatCounts {
  return addSeatCounts(changes, seatChanges(null, reservation));
}

function addMailAndAudit(
  transaction: Transaction,
  reservation: Reservation,
  occasion: Reservation["status"] | "moved",
  {
    actor,
    stored,
    now,
  }: { actor: Actor; stored: RestaurantWith<"availability"> | null; now: Instant },
): void {
  if (stored) {
    addReservationMail(transaction, reservation, occasion, { ...stored, now });
  }
  addAudit(transaction, {
    at: now,
    ...actor,
    resto_key: reservation.resto_key,
    target: `reservations/${reservation.id}`,
    action: `reservation.${occasion}`,
    version: reservation.version,
  });
}
