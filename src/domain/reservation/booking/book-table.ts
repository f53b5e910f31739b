import { type Refusal, refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import type { Restaurant } from "../../tenant/restaurant.schema";
import { type Instant, toLocal } from "../../time/berlin-time";
import type { Reservation, ReservationStatus } from "../reservation.schema";
import type { RequestReservationRequest, TableRequest } from "../reservation-requests.schema";
import { findPlace, type Seating, seatPlanOf } from "../seating/find-place";
import { reservationPolicyOf } from "../seating/reservation-policy";
import { type BookingContext, requestedStart, stayFrom, tableTimes } from "../times/bookable-times";

/** The booking context with the seats and tables already taken. */
export type SeatingContext = BookingContext &
  Seating & { readonly restaurant: Pick<Restaurant, "key"> };

/** Fields of a new reservation that are not part of the request. */
export interface BookingMetadata {
  readonly now: Instant;
  readonly uid: string;
  readonly code: string;
  readonly request_hash: string;
}

/**
 * Books a table. Refuses like `requestedStart`, then SLOT_FULL with the nearest free time of the day
 * if there is no place for the whole stay. The status is `confirmed` with `auto_confirm`, else
 * `requested`; both hold seats.
 */
export function bookTable(
  request: RequestReservationRequest,
  context: SeatingContext,
  metadata: BookingMetadata,
): Result<Reservation, Refusal> {
  const start = requestedStart(context, request, metadata.now);
  if (!start.ok) return start;
  const stay = stayFrom(context, start.value, request.party_size);
  const place = findPlace(seatPlanOf(context.restaurant), context, stay);
  if (!place) return err(slotFullRefusal(context, request, start.value, metadata.now));
  const { auto_confirm } = reservationPolicyOf(context.restaurant);
  const status = auto_confirm ? "confirmed" : "requested";
  return ok({
    ...newReservation(request, context, { start: start.value, status }, metadata),
    ...place,
  });
}

/** Adds a waitlist entry, which holds no seats. Refuses like `requestedStart`. */
export function joinWaitlist(
  request: RequestReservationRequest,
  context: SeatingContext,
  metadata: BookingMetadata,
): Result<Reservation, Refusal> {
  const start = requestedStart(context, request, metadata.now);
  if (!start.ok) return start;
  return ok(newReservation(request, context, { start: start.value, status: "waiting" }, metadata));
}

/** SLOT_FULL with the nearest free time of the same day, if there is one. */
export function slotFullRefusal(
  context: SeatingContext,
  request: TableRequest,
  start: Instant,
  now: Instant,
): Refusal {
  const free = tableTimes(context, request, context.taken, now).filter((time) => time.free);
  const [nearest] = free
    .map(({ start_at }) => start_at)
    .sort((one, other) => Math.abs(one - start) - Math.abs(other - start));
  return refusal("SLOT_FULL", nearest === undefined ? {} : { next_at: nearest });
}

function newReservation(
  request: RequestReservationRequest,
  context: SeatingContext,
  { start, status }: { readonly start: Instant; readonly status: ReservationStatus },
  { now, uid, code, request_hash }: BookingMetadata,
): Reservation {
  const { end_at } = stayFrom(context, start, request.party_size);
  const local = toLocal(start);
  return {
    id: request.reservation_id,
    resto_key: context.restaurant.key,
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
