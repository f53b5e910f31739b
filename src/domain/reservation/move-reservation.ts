import { type Refusal, refusal } from "../result/refusal";
import { err, ok, type Result } from "../result/result";
import { type Instant, toLocal } from "../time/berlin-time";
import { type SeatingContext, slotFullRefusal } from "./book-table";
import { requestedStart, stayFrom } from "./bookable-times";
import type { Reservation } from "./reservation.schema";
import type { ReservationChange } from "./reservation-machine";
import { reservationPolicyOf } from "./reservation-policy";
import type { TableRequest } from "./reservation-requests.schema";
import { addSeatCounts, hasRoom, seatChanges } from "./seat-buckets";
import { staffSlotFullRefusal } from "./staff-booking";
import { staffBookingStart } from "./staff-booking-times";

/** A new day, time or party size for a reservation. */
export interface ReservationMove extends TableRequest {
  readonly by: "guest" | "staff";
  readonly version: number;
  readonly now: Instant;
}

/** Limits the history, which must leave room for the steps of the staff in one document. */
const MAX_GUEST_MOVES = 100;

/** Whether the creator may still change day, time or party size. */
export function canMove(
  { status, start_at }: Pick<Reservation, "status" | "start_at">,
  now: Instant,
): boolean {
  return (status === "requested" || status === "confirmed") && now < start_at;
}

/**
 * Moves a reservation and keeps its status. Its own seats count as free. Refuses VERSION_CONFLICT,
 * WRONG_STATE unless `requested` or `confirmed`, for guests CANCEL_TOO_LATE from the start on and
 * RATE_LIMIT after 100 moves, then like a booking (guests) or `staffBookingStart` (staff). If day and
 * time stay the same, notice and opening hours are not checked.
 */
export function moveReservation(
  reservation: Reservation,
  move: ReservationMove,
  context: SeatingContext,
): Result<ReservationChange, Refusal> {
  const { now, by, party_size } = move;
  const { status, status_at } = reservation;
  if (move.version !== reservation.version) return err(refusal("VERSION_CONFLICT"));
  if (status !== "requested" && status !== "confirmed") {
    return err(refusal("WRONG_STATE", { current: status }));
  }
  if (by === "guest" && now >= reservation.start_at) return err(refusal("CANCEL_TOO_LATE"));
  if (by === "guest" && reservation.history.filter(isMove).length >= MAX_GUEST_MOVES) {
    return err(refusal("RATE_LIMIT"));
  }
  const start = movedStart(reservation, move, context);
  if (!start.ok) return start;

  const { seats } = reservationPolicyOf(context.restaurant);
  const others = addSeatCounts(context.taken, seatChanges(reservation, null));
  const stay = stayFrom(context, start.value, party_size);
  if (!hasRoom(others, stay, seats)) {
    const left = { ...context, taken: others };
    return err(
      by === "staff"
        ? staffSlotFullRefusal(left, move, now)
        : slotFullRefusal(left, move, start.value, now),
    );
  }
  const local = toLocal(start.value);
  const version = reservation.version + 1;
  const moved_from = { start_at: reservation.start_at, party_size: reservation.party_size };
  return ok({
    ...stay,
    local_date: local.date,
    local_time: local.time,
    status,
    status_at,
    version,
    history: [...reservation.history, { version, status, at: now, by, moved_from }],
    updated_at: now,
  });
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
