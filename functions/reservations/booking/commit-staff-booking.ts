import { reservationOutcome } from "@/domain/guest/guest-outcome";
import { RESTAURANT_UID } from "@/domain/ids/restaurant-uid";
import { orderCode } from "@/domain/order/order-code";
import { canonicalStaffBookingRequest } from "@/domain/reservation/booking/canonical-reservation-request";
import { createStaffBooking } from "@/domain/reservation/booking/staff-booking";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { RequestReservationAnswer } from "@/domain/reservation/reservation-answers.schema";
import type { CreateStaffBookingRequest } from "@/domain/reservation/reservation-requests.schema";
import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import { addDays } from "@/domain/time/berlin-time";
import type { Call } from "../../calls/frame/definition";
import { readTakenSeats } from "../../capacity/seat-store";
import { contactKeys } from "../../contact/contact-keys";
import { findCaller } from "../../guests/book/find-caller";
import { readRestaurant } from "../../restaurants/restaurant-store";
import type { Transaction } from "../../runtime/admin-app";
import { addAudit } from "../../runtime/audit-store";
import { hashRequest, replay } from "../../runtime/replay";
import { reservationAnswer } from "../reservation-answer";
import { countReservation, readReservationCount } from "../reservation-count-store";
import { createReservation, readReservation } from "../reservation-store";
import { type Settlement, settleSeating, writeSeating } from "../seating/settle-seating";

/**
 * Creates a staff booking in one transaction with its seats and the audit entry, and remembers or
 * forgets the guest. Its creator is the restaurant, because the staff member's account has reservations
 * and limits of its own. A known id is replayed.
 */
export function commitStaffBooking({
  input,
  caller: { uid },
  now,
  transact,
}: Call<CreateStaffBookingRequest, "staff-of">): Promise<
  Result<RequestReservationAnswer, Refusal>
> {
  const { resto_key: key, reservation_id, date } = input;
  const request_hash = hashRequest(canonicalStaffBookingRequest(input, uid));
  return transact(`tables ${key}`, async (transaction) => {
    const earlier = await readReservation(transaction, reservation_id);
    if (earlier) {
      const request = { creator_uid: RESTAURANT_UID, request_hash };
      return replay(earlier, request, (first) => reservationAnswer(first, { replayed: true }));
    }
    const dates = [date, addDays(date, 1)];
    const [stored, count, seats, enterCaller] = await Promise.all([
      readRestaurant(key, ["availability"], transaction),
      readReservationCount(transaction, key),
      readTakenSeats(key, dates, transaction),
      findCaller(transaction, input, uid, now),
    ]);
    if (!stored) return err(refusal("NOT_FOUND"));
    const { restaurant } = stored;
    const days = { dates, seats };
    const settlement = await settleSeating(transaction, restaurant, days, now);
    const code = orderCode(count, `${key} tables`);
    const { table_ids, overbook } = input;
    const context = { ...stored, ...(table_ids ? settlement.unsettled : settlement.seats) };
    const booking = createStaffBooking(input, context, { now, code, request_hash });
    if (!booking.ok) return booking;
    // Tables that staff chose are no longer free for the parties that wait.
    const change = { from: null, to: booking.value };
    const settled = table_ids
      ? await settleSeating(transaction, restaurant, { ...days, change }, now)
      : settlement;
    const entered = enterCaller(booking.value, reservationOutcome(booking.value));
    const marked = { ...booking.value, ...entered.mark };
    entered.write();
    write(transaction, marked, { uid, count, settlement: settled, overbook });
    return ok(reservationAnswer(booking.value, { replayed: false }));
  });
}

interface StaffWrite {
  readonly uid: string;
  readonly count: number;
  readonly settlement: Settlement;
  readonly overbook: boolean | undefined;
}

function write(
  transaction: Transaction,
  reservation: Reservation,
  { uid, count, settlement, overbook }: StaffWrite,
): void {
  const { id, resto_key: key, kind, version, created_at } = reservation;
  const contact_keys = contactKeys(reservation.contact);
  createReservation(transaction, { ...reservation, contact_keys });
  writeSeating(transaction, key, [{ from: null, to: reservation }], settlement);
  countReservation(transaction, key, count);
  addAudit(transaction, {
    at: created_at,
    by: "staff",
    uid,
    resto_key: key,
    target: `reservations/${id}`,
    code: reservation.code,
    action: `reservation.${kind}${overbook ? "+overbook" : ""}`,
    version,
  });
}
