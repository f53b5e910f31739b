import { type Refusal, refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import { withEvent } from "../../stored-data/with-event";
import type { Restaurant } from "../../tenant/restaurant.schema";
import { type Instant, toLocal } from "../../time/berlin-time";
import type { SeatingContext } from "../booking/book-table";
import { movedDeposit } from "../deposit/deposit-terms";
import type { Reservation } from "../reservation.schema";
import { reservationPolicyOf } from "../seating/reservation-policy";
import type { ReservationChange } from "../steps/reservation-machine";
import { requestedStart, stayFrom } from "../times/bookable-times";
import { staffBookingStart } from "../times/staff-booking-times";
import { changeTables, isTableChange, movedPlace } from "./move-tables";
import type { ReservationMove } from "./reservation-move";

/**
 * Moves of one reservation by its guest. Limits the history, which must leave room for the steps of the
 * staff in one document.
 */
const MAX_GUEST_MOVES = 100;

/** A reservation, as far as its guest's moves depend on it. */
type Movable = Pick<Reservation, "status" | "start_at" | "deposit">;

type MovePolicy = Pick<Restaurant, "reservation_policy">;

/**
 * The last moment of a move by the guest if that is before the start; else null. Where the restaurant
 * confirms by hand, a moved table is a request, whose end gives the deposit back: so a guest whose deposit
 * stays on a cancellation cannot ask for that.
 */
export function lastGuestMove(
  { status, deposit }: Movable,
  restaurant: MovePolicy,
): Instant | null {
  const isByHand = !reservationPolicyOf(restaurant).auto_confirm;
  return status === "confirmed" && deposit && isByHand ? deposit.free_until : null;
}

/** Whether the creator may still change day, time or party size. */
export function canMove(reservation: Movable, restaurant: MovePolicy, now: Instant): boolean {
  const { status, start_at } = reservation;
  if ((status !== "requested" && status !== "confirmed") || now >= start_at) return false;
  const last = lastGuestMove(reservation, restaurant);
  return last === null || now <= last;
}

/**
 * Moves a reservation. Its own seats and tables count as free, and its tables are chosen again unless
 * staff name them. The status stays; only a guest's move becomes a request again where the
 * restaurant confirms by hand. Refuses, in this order:
 * - VERSION_CONFLICT
 * - WRONG_STATE unless `requested` or `confirmed`; staff may name other tables for the same stay as
 *   long as it holds seats
 * - for guests, CANCEL_TOO_LATE from the start on, and where a late move could give the deposit back;
 *   RATE_LIMIT after 100 moves
 * - like a booking for guests, like `staffBookingStart` and `placeForStaff` for staff; notice and
 *   opening hours are not checked if day and time stay the same
 */
export function moveReservation(
  reservation: Reservation,
  move: ReservationMove,
  context: SeatingContext,
): Result<ReservationChange, Refusal> {
  const { now, by, party_size } = move;
  const { status } = reservation;
  if (move.version !== reservation.version) return err(refusal("VERSION_CONFLICT"));
  if (isTableChange(reservation, move)) return changeTables(reservation, move, context);
  if (status !== "requested" && status !== "confirmed") {
    return err(refusal("WRONG_STATE", { current: status }));
  }
  if (by === "guest" && !canMove(reservation, context.restaurant, now)) {
    return err(refusal("CANCEL_TOO_LATE"));
  }
  if (by === "guest" && reservation.history.filter(isMove).length >= MAX_GUEST_MOVES) {
    return err(refusal("RATE_LIMIT"));
  }
  const start = movedStart(reservation, move, context);
  if (!start.ok) return start;

  const stay = stayFrom(context, start.value, party_size);
  const place = movedPlace(reservation, stay, move, context);
  if (!place.ok) return place;
  const local = toLocal(start.value);
  const after = movedStatus(reservation, move, context);
  const moved_from = { start_at: reservation.start_at, party_size: reservation.party_size };
  return ok({
    ...stay,
    // Tables of an earlier list do not move along.
    ...(reservation.table_ids ? { table_ids: [] } : {}),
    ...place.value,
    local_date: local.date,
    local_time: local.time,
    // The guest confirmed the former table.
    ...(reservation.guest_confirmed_at ? { guest_confirmed_at: null } : {}),
    ...(reservation.deposit && {
      deposit: movedDeposit(reservation.deposit, { start_at: start.value, by, now }),
    }),
    ...after,
    ...withEvent(reservation, { status: after.status, at: now, by, moved_from }),
  });
}

function movedStatus(
  { status, status_at }: Reservation,
  { by, now }: ReservationMove,
  { restaurant }: SeatingContext,
): Pick<Reservation, "status" | "status_at"> {
  if (by === "staff" || reservationPolicyOf(restaurant).auto_confirm) return { status, status_at };
  return { status: "requested", status_at: { ...status_at, requested: now } };
}

function isMove({ by, moved_from }: Reservation["history"][number]): boolean {
  return by === "guest" && moved_from !== undefined;
}

function movedStart(
  { local_date, local_time, start_at }: Reservation,
  move: ReservationMove,
  context: SeatingContext,
): Result<Instant, Refusal> {
  if (move.date !== local_date || move.time !== local_time) {
    return move.by === "staff"
      ? staffBookingStart(context, move, move.now)
      : requestedStart(context, move, move.now);
  }
  if (move.by === "staff") return ok(start_at);
  const { max_party } = reservationPolicyOf(context.restaurant);
  return move.party_size > max_party ? err(refusal("PARTY_SIZE")) : ok(start_at);
}
