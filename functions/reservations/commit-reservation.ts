import { orderCode } from "@/domain/order/order-code";
import { bookTable, joinWaitlist } from "@/domain/reservation/book-table";
import { canonicalReservationRequest } from "@/domain/reservation/canonical-reservation-request";
import type { RequestReservationAnswer } from "@/domain/reservation/reservation-answers.schema";
import { checkReservationLimit } from "@/domain/reservation/reservation-limits";
import { reservationPolicyOf } from "@/domain/reservation/reservation-policy";
import type { RequestReservationRequest } from "@/domain/reservation/reservation-requests.schema";
import { holdsSeats } from "@/domain/reservation/reservation-transitions";
import { seatChanges } from "@/domain/reservation/seat-buckets";
import { nextOffers } from "@/domain/reservation/waitlist";
import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import { addDays, type Instant } from "@/domain/time/berlin-time";
import { changeSeats, readSeatCounts } from "../capacity/capacity-store";
import { addReservationMail } from "../mail/reservation-mail-store";
import { readRestaurant } from "../restaurants/restaurant-store";
import { transact } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";
import { hashRequest, replay } from "../runtime/replay";
import { reservationAnswer } from "./reservation-answer";
import { countReservation, readReservationCount } from "./reservation-count-store";
import { createReservation, readOpenReservations, readReservation } from "./reservation-store";

export interface ReservationIntent {
  readonly kind: "booking" | "waiting";
  readonly input: RequestReservationRequest;
  readonly uid: string;
}

/**
 * Creates a reservation or waitlist entry in one transaction: checks rules, seats and limits, takes
 * the seats, and adds audit entry and mail. A known id is replayed before any limit is checked. A
 * waitlist entry for a time with free seats is offered at once.
 */
export function commitReservation(
  { kind, input, uid }: ReservationIntent,
  now: Instant,
): Promise<Result<RequestReservationAnswer, Refusal>> {
  const { resto_key: key, reservation_id, date } = input;
  const request_hash = hashRequest(canonicalReservationRequest(kind, input, uid));
  return transact(`tables ${key}`, async (transaction) => {
    const earlier = await readReservation(transaction, reservation_id);
    if (earlier) {
      const request = { creator_uid: uid, request_hash };
      return replay(earlier, request, (first) => reservationAnswer(first, true));
    }
    const [stored, own, count, taken] = await Promise.all([
      readRestaurant(key, ["availability"], transaction),
      readOpenReservations(transaction, { key, uid, now }),
      readReservationCount(transaction, key),
      readSeatCounts(key, [date, addDays(date, 1)], transaction),
    ]);
    if (!stored) return err(refusal("NOT_FOUND"));
    const allowed = checkReservationLimit(own, kind, now);
    if (!allowed.ok) return allowed;

    const code = orderCode(count, `${key} tables`);
    const book = kind === "booking" ? bookTable : joinWaitlist;
    const accepted = book(input, { ...stored, taken }, { now, uid, code, request_hash });
    if (!accepted.ok) return accepted;
    const { seats } = reservationPolicyOf(stored.restaurant);
    const [offer] =
      kind === "waiting" ? nextOffers([accepted.value], taken, seats, now) : [undefined];
    const reservation = { ...accepted.value, ...offer?.change };

    createReservation(transaction, reservation);
    if (holdsSeats(reservation.status)) {
      changeSeats(transaction, key, seatChanges(null, reservation));
    }
    countReservation(transaction, key, count);
    addReservationMail(transaction, reservation, reservation.status, { ...stored, now });
    addAudit(transaction, {
      at: now,
      by: "guest",
      uid,
      resto_key: key,
      target: `reservations/${reservation_id}`,
      action: `reservation.${reservation.status}`,
      version: reservation.version,
    });
    return ok(reservationAnswer(reservation, false));
  });
}
