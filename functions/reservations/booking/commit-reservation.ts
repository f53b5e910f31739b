import { partyRefusal } from "@/domain/availability/guest-share";
import { orderCode } from "@/domain/order/order-code";
import { newDepositPayment } from "@/domain/payment/deposit-payment";
import { bookTable, joinWaitlist } from "@/domain/reservation/booking/book-table";
import { canonicalReservationRequest } from "@/domain/reservation/booking/canonical-reservation-request";
import { nextOffers } from "@/domain/reservation/booking/waitlist";
import { awaitingDeposit } from "@/domain/reservation/deposit/deposit-steps";
import { depositRefusal, depositTerms } from "@/domain/reservation/deposit/deposit-terms";
import type { RequestReservationAnswer } from "@/domain/reservation/reservation-answers.schema";
import type { RequestReservationRequest } from "@/domain/reservation/reservation-requests.schema";
import { guestSeatRefusal, NO_SEATS, seatLimitsOf } from "@/domain/reservation/seating/taken-seats";
import { holdsSeats } from "@/domain/reservation/steps/reservation-transitions";
import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import { addDays, type Instant } from "@/domain/time/berlin-time";
import { readTakenSeats } from "../../capacity/seat-store";
import { guestFacts } from "../../contact/guest-facts";
import { findEntry } from "../../guests/book/find-entry";
import { blockedRefusal, isBlocked } from "../../guests/is-blocked";
import { openMailbox } from "../../mail/mailbox-store";
import { queueReservationMail } from "../../mail/queue-reservation-mail";
import { readPaymentAccount } from "../../money/payment-account-store";
import { writePayment } from "../../money/payment-store";
import { readRestaurant } from "../../restaurants/restaurant-store";
import { transact } from "../../runtime/admin-app";
import { addAudit } from "../../runtime/audit-store";
import type { Caller } from "../../runtime/caller";
import { hashRequest, replay } from "../../runtime/replay";
import { readSwitches } from "../../runtime/switches-store";
import { reservationAnswer } from "../reservation-answer";
import { countReservation, readReservationCount } from "../reservation-count-store";
import { createReservation, readReservation } from "../reservation-store";
import { settleSeating, writeSeating } from "../seating/settle-seating";
import { readGuestReservationLimits } from "./guest-reservation-limits";

export interface ReservationIntent {
  readonly kind: "booking" | "waiting";
  readonly input: RequestReservationRequest;
  readonly caller: Caller;
}

/**
 * Creates a reservation or waitlist entry in one transaction: checks rules, seats and limits, takes
 * the seats, and adds audit entry and mail. A known id is replayed before any limit is checked. A
 * waitlist entry for a time with free seats is offered at once.
 */
export function commitReservation(
  { kind, input, caller }: ReservationIntent,
  now: Instant,
): Promise<Result<RequestReservationAnswer, Refusal>> {
  const { resto_key: key, reservation_id, date, contact } = input;
  const { uid } = caller;
  const request_hash = hashRequest(canonicalReservationRequest(kind, input, uid));
  const dates = [date, addDays(date, 1)];
  return transact(`tables ${key}`, async (transaction) => {
    const earlier = await readReservation(transaction, reservation_id);
    if (earlier) {
      const request = { creator_uid: uid, request_hash };
      return replay(earlier, request, (first) => reservationAnswer(first, { replayed: true }));
    }
    const [stored, limits, count, taken, blocked, account, switches, bookEntry] = await Promise.all(
      [
        readRestaurant(key, ["availability"], transaction),
        readGuestReservationLimits(transaction, { key, caller, phone: contact.phone, kind, now }),
        readReservationCount(transaction, key),
        readTakenSeats(key, dates, transaction),
        isBlocked(transaction, { resto_key: key, uid, phone: contact.phone, now }),
        kind === "booking" ? readPaymentAccount(key, transaction) : null,
        readSwitches(),
        findEntry(transaction, input.guest_book, { resto_key: key, uid }, now),
      ],
    );
    if (!stored) return err(refusal("NOT_FOUND"));
    if (blocked) return err(blockedRefusal(stored.restaurant));
    const allowed = limits.check(now);
    if (!allowed.ok) return allowed;

    const days = { dates, seats: taken };
    const settlement = await settleSeating(transaction, stored.restaurant, days, now);
    const { seats } = settlement;
    const code = orderCode(count, `${key} tables`);
    const book = kind === "booking" ? bookTable : joinWaitlist;
    const context = { ...stored, ...seats };
    const accepted = book(input, context, { now, uid, code, request_hash });
    if (!accepted.ok) return accepted;
    const facts = guestFacts(caller, contact);
    const enterBook = bookEntry({ name: contact.name, ...facts });
    const booked = { ...accepted.value, ...facts, ...(enterBook && { in_guest_book: true }) };
    const seatLimits = seatLimitsOf(stored.restaurant, stored.availability, now);
    const unverified =
      partyRefusal(stored.restaurant, booked.party_size, facts.guest_verified) ??
      guestSeatRefusal(kind === "booking" ? seats : NO_SEATS, booked, seatLimits);
    if (unverified) return err(unverified);
    const [offer] = kind === "waiting" ? nextOffers([booked], seats, seatLimits, now) : [undefined];
    const canCharge = account?.charges_enabled === true && switches.online_payment;
    const terms =
      kind === "booking" && canCharge ? depositTerms(stored.restaurant, booked.party_size) : null;
    const disagreed = depositRefusal(terms, input.deposit);
    if (disagreed) return err(disagreed);
    const reservation = terms
      ? awaitingDeposit(booked, terms, now)
      : { ...booked, ...offer?.change };
    const mailbox = await openMailbox(transaction, [contact.email], stored.restaurant, { now });

    createReservation(transaction, reservation);
    if (account && reservation.deposit) {
      const paid = { ...reservation, deposit: reservation.deposit };
      writePayment(transaction, null, newDepositPayment(paid, account), now);
    }
    const held = holdsSeats(reservation.status) ? [{ from: null, to: reservation }] : [];
    writeSeating(transaction, key, held, settlement);
    countReservation(transaction, key, count);
    limits.add(now);
    enterBook?.();
    queueReservationMail(mailbox, reservation, reservation.status, { ...stored, now });
    addAudit(transaction, {
      at: now,
      by: "guest",
      uid,
      resto_key: key,
      target: `reservations/${reservation_id}`,
      code,
      action: `reservation.${reservation.status}`,
      version: reservation.version,
    });
    return ok(reservationAnswer(reservation, { replayed: false }));
  });
}
