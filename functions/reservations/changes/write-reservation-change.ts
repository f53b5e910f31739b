import { reservationOutcome } from "@/domain/guest/guest-outcome";
import { depositAsOrder } from "@/domain/payment/deposit-payment";
import { moneyTasks } from "@/domain/payment/money-tasks";
import { depositPaymentId } from "@/domain/payment/payment-id";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { ReservationChangeAnswer } from "@/domain/reservation/reservation-answers.schema";
import type { ReservationChange } from "@/domain/reservation/steps/reservation-machine";
import { holdsSeats, isFinalReservation } from "@/domain/reservation/steps/reservation-transitions";
import { movesSeats } from "../../capacity/seat-store";
import { findCounted } from "../../guests/book/guest-book-store";
import { readMailRestaurant } from "../../mail/mail-restaurant";
import { openMailbox } from "../../mail/mailbox-store";
import { addPaymentTasks } from "../../money/add-payment-tasks";
import { readPayment } from "../../money/payment-store";
import { postponeAnonymisation } from "../../personal-data/forget-at-store";
import type { Transaction } from "../../runtime/admin-app";
import { hasReservationNote, moveReservationNote } from "../reservation-note-store";
import { updateReservation } from "../reservation-store";
import { writeSeating } from "../seating/settle-seating";
import { fillFreedSeats } from "../waitlist/fill-freed-seats";
import { type Actor, readDevicesOf, reportReservationChange } from "./report-reservation-change";

/**
 * Writes a step or move of a reservation with its seats, tables, visit of the guest book, mail,
 * messages for devices, audit entry and what the provider has to do with its deposit. Freed tables go
 * to parties that wait for one, then to the waitlist. Reads before it writes: call it before the first
 * write of the transaction.
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
  const seatChange = {
    from: holdsSeats(reservation.status) ? reservation : null,
    to: holdsSeats(after.status) ? after : null,
  };
  const restaurant = await readMailRestaurant(key, transaction);
  const subject = { reservation, restaurant };
  const { offers, settlement } = await fillFreedSeats(transaction, subject, seatChange, now);
  const offered = offers.map((offer) => ({ ...offer.reservation, ...offer.change }));
  const reported = [after, ...offered];
  const [mailbox, devicesOf] = await Promise.all([
    restaurant && openMailbox(transaction, emailsOf(reported), restaurant, { now }),
    readDevicesOf(reported, now),
  ]);
  const payment = reservation.payment_status
    ? await readPayment(transaction, depositPaymentId(id))
    : null;
  const isOtherDay = after.local_date !== reservation.local_date;
  const movesNote = isOtherDay && (await hasReservationNote(transaction, id));
  const outcomes = { from: reservationOutcome(reservation), to: reservationOutcome(after) };
  const countVisit = await findCounted(transaction, reservation, outcomes, now);

  updateReservation(transaction, reservation, change);
  const [earlier, later] = [depositAsOrder(reservation), depositAsOrder(after)];
  addPaymentTasks(transaction, moneyTasks(earlier, later, payment, now));
  countVisit?.();
  if (movesNote) moveReservationNote(transaction, id, after.local_date);
  const taken = offered.map((to) => ({ from: null, to }));
  writeSeating(transaction, key, [seatChange, ...taken].filter(movesSeats), settlement);
  const report = { transaction, mailbox, restaurant, devicesOf, now };
  if (reservation.forget_at && isFinalReservation(after.status)) {
    postponeAnonymisation(transaction, `reservations/${id}`, now);
  }
  reportReservationChange(report, after, actor);
  for (const { reservation: entry, change: offer } of offers) {
    updateReservation(transaction, entry, offer);
    reportReservationChange(report, { ...entry, ...offer }, { by: "system", uid: null });
  }
  return { id, status: after.status, version: after.version };
}

function emailsOf(reservations: readonly Reservation[]): (string | undefined)[] {
  return reservations.map(({ contact }) => contact.email);
}
