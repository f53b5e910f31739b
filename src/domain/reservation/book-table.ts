import { type Instant, toLocal } from "../shared/berlin-time";
import { type Refusal, refusal } from "../shared/refusal";
import { err, ok, type Result } from "../shared/result";
import type { Restaurant } from "../tenant/restaurant.schema";
import { type BookingContext, requestedStart, stayFrom, tableTimes } from "./bookable-times";
import type { Reservation, ReservationStatus } from "./reservation.schema";
import { reservationPolicyOf } from "./reservation-policy";
import type { RequestReservationRequest, TableRequest } from "./reservation-requests.schema";
import { hasRoom, type SeatCounts } from "./seat-buckets";

/** The booking context and the seats already taken. */
export type SeatingContext = BookingContext & {
  readonly restaurant: Pick<Restaurant, "key">;
  readonly taken: SeatCounts;
};

/** Fields of a new reservation that are not part of the request. */
export interface BookingMetadata {
  readonly now: Instant;
  readonly uid: string;
  readonly code: string;
  readonly request_hash: string;
}

/**
 * Books a table. Refuses like `requestedStart`, then SLOT_FULL with the nearest free time of the day
 * if there is no room for the whole stay. The status is `confirmed` with `auto_confirm`, else
 * `requested`; both hold seats.
 */
export function bookTable(
  request: RequestReservationRequest,
  venue: SeatingContext,
  context: BookingMetadata,
): Result<Reservation, Refusal> {
  const start = requestedStart(venue, request, context.now);
  if (!start.ok) return start;
  const { seats, auto_confirm } = reservationPolicyOf(venue.restaurant);
  if (!hasRoom(venue.taken, stayFrom(venue, start.value, request.party_size), seats)) {
    return err(slotFullRefusal(venue, request, start.value, context.now));
  }
  const status = auto_confirm ? "confirmed" : "requested";
  return ok(newReservation(request, venue, start.value, status, context));
}

/** Adds a waitlist entry, which holds no seats. Refuses like `requestedStart`. */
export function joinWaitlist(
  request: RequestReservationRequest,
  venue: SeatingContext,
  context: BookingMetadata,
): Result<Reservation, Refusal> {
  const start = requestedStart(venue, request, context.now);
  if (!start.ok) return start;
  return ok(newReservation(request, venue, start.value, "waiting", context));
}

/** SLOT_FULL with the nearest free time of the same day, if there is one. */
export function slotFullRefusal(
  venue: SeatingContext,
  wish: TableRequest,
  start: Instant,
  now: Instant,
): Refusal {
  const free = tableTimes(venue, wish, venue.taken, now).filter((time) => time.free);
  const [nearest] = free
    .map(({ start_at }) => start_at)
    .sort((one, other) => Math.abs(one - start) - Math.abs(other - start));
  return refusal("SLOT_FULL", nearest === undefined ? {} : { next_at: nearest });
}

function newReservation(
  request: RequestReservationRequest,
  venue: SeatingContext,
  start: Instant,
  status: ReservationStatus,
  { now, uid, code, request_hash }: BookingMetadata,
): Reservation {
  const { end_at } = stayFrom(venue, start, request.party_size);
  const local = toLocal(start);
  return {
    id: request.reservation_id,
    resto_key: venue.restaurant.key,
    creator_uid: uid,
    code,
    party_size: request.party_size,
    start_at: start,
    end_at,
    local_date: local.date,
    local_time: local.time,
    contact: request.contact,
    ...(request.note ? { note: request.note } : {}),
    ...(request.language ? { language: request.language } : {}),
    status,
    status_at: { [status]: now },
    version: 1,
    history: [{ version: 1, status, at: now, by: "guest" }],
    request_hash,
    created_at: now,
    updated_at: now,
  };
}
