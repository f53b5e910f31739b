import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { ReservationChangeAnswer } from "@/domain/reservation/reservation-answers.schema";
import type { ReservationChange } from "@/domain/reservation/reservation-machine";
import {
  holdsSeats,
  isFinalReservation,
  type ReservationActor,
} from "@/domain/reservation/reservation-transitions";
import { addTakenSeats, type TakenSeats, takenSeatChanges } from "@/domain/reservation/taken-seats";
import type { TableOffer } from "@/domain/reservation/waitlist";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { postponeAnonymisation } from "../accounts/anonymise-store";
import { changeSeats } from "../capacity/capacity-store";
import { readMailRestaurant } from "../mail/mail-restaurant";
import { type Mailbox, openMailbox } from "../mail/mailbox-store";
import { sendReservationMail } from "../mail/send-reservation-mail";
import type { Transaction } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";
import { offersForFreedSeats } from "./offers-for-freed-seats";
import { hasReservationNote, moveReservationNote } from "./reservation-note-store";
import { updateReservation } from "./reservation-store";

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
  const changes = takenSeatChanges(
    holdsSeats(reservation.status) ? reservation : null,
    holdsSeats(after.status) ? after : null,
  );
  const restaurant = await readMailRestaurant(key, transaction);
  const offers = await offersForFreedSeats(transaction, reservation, changes, now);
  const recipients = [reservation, ...offers.map((offer) => offer.reservation)];
  const mailbox =
    restaurant && (await openMailbox(transaction, emailsOf(recipients), restaurant, now));
  const isOtherDay = after.local_date !== reservation.local_date;
  const movesNote = isOtherDay && (await hasReservationNote(transaction, id));

  updateReservation(transaction, reservation, change);
  if (movesNote) moveReservationNote(transaction, id, after.local_date);
  changeSeats(transaction, key, offers.reduce(withOffer, changes));
  const report = { transaction, mailbox, restaurant, now };
  if (reservation.forget_at && isFinalReservation(after.status)) {
    postponeAnonymisation(transaction, `reservations/${id}`, now);
  }
  const isMove = after.status === reservation.status;
  addMailAndAudit(report, after, isMove ? "moved" : after.status, actor);
  for (const { reservation: entry, change: offer } of offers) {
    updateReservation(transaction, entry, offer);
    const offered = { ...entry, ...offer };
    addMailAndAudit(report, offered, "offered", { by: "system", uid: null });
  }
  return { id, status: after.status, version: after.version };
}

function emailsOf(reservations: readonly Reservation[]): (string | undefined)[] {
  return reservations.map(({ contact }) => contact.email);
}

function withOffer(changes: TakenSeats, { reservation }: TableOffer): TakenSeats {
  return addTakenSeats(changes, takenSeatChanges(null, reservation));
}

interface Report {
  readonly transaction: Transaction;
  readonly mailbox: Mailbox | null;
  readonly restaurant: Restaurant | null;
  readonly now: Instant;
}

function addMailAndAudit(
  { transaction, mailbox, restaurant, now }: Report,
  reservation: Reservation,
  occasion: Reservation["status"] | "moved",
  actor: Actor,
): void {
  if (mailbox && restaurant) {
    sendReservationMail(mailbox, reservation, occasion, { restaurant, now });
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
