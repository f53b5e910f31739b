import { type Refusal, refusal } from "../result/refusal";
import { err, ok, type Result } from "../result/result";
import { type Instant, toLocal } from "../time/berlin-time";
import type { SeatingContext } from "./book-table";
import { stayFrom } from "./bookable-times";
import type { Reservation } from "./reservation.schema";
import { reservationPolicyOf } from "./reservation-policy";
import type { RecordReservationRequest } from "./reservation-requests.schema";
import { hasRoom } from "./seat-buckets";
import { openQuarters, staffBookingStart, walkInStart } from "./staff-booking-times";

/** `creator_uid` of staff bookings; no account has this id. */
export const RESTAURANT_UID = "restaurant";

/** Fields of a new staff booking that are not part of the request. */
export interface StaffBookingMetadata {
  readonly now: Instant;
  readonly code: string;
  readonly request_hash: string;
}

/**
 * Makes a staff booking: a telephone booking (`confirmed`) or a walk-in (`seated`). Refuses INVALID
 * for a telephone booking without a phone number, then like `staffBookingStart` or `walkInStart`, then
 * SLOT_FULL if there is no room for the whole stay, unless `overbook` is set.
 */
export function createStaffBooking(
  request: RecordReservationRequest,
  context: SeatingContext,
  metadata: StaffBookingMetadata,
): Result<Reservation, Refusal> {
  const { kind, party_size, contact, note } = request;
  const { now, code, request_hash } = metadata;
  if (kind === "telephone" && !contact.phone) {
    return err(refusal("INVALID", { field: "contact.phone" }));
  }
  const start =
    kind === "walk_in" ? walkInStart(request, now) : staffBookingStart(context, request, now);
  if (!start.ok) return start;
  const stay = stayFrom(context, start.value, party_size);
  const { seats } = reservationPolicyOf(context.restaurant);
  if (!request.overbook && !hasRoom(context.taken, stay, seats)) {
    return err(
      kind === "walk_in" ? refusal("SLOT_FULL") : staffSlotFullRefusal(context, request, now),
    );
  }
  const local = toLocal(start.value);
  const status = kind === "walk_in" ? "seated" : "confirmed";
  return ok({
    id: request.reservation_id,
    resto_key: context.restaurant.key,
    creator_uid: RESTAURANT_UID,
    kind,
    code,
    party_size,
    start_at: stay.start_at,
    end_at: stay.end_at,
    local_date: local.date,
    local_time: local.time,
    contact,
    ...(note ? { note } : {}),
    status,
    status_at: { [status]: now },
    version: 1,
    history: [{ version: 1, status, at: now, by: "staff" }],
    request_hash,
    created_at: now,
    updated_at: now,
  });
}

/** SLOT_FULL with the nearest time of the same day that has room, if there is one. */
export function staffSlotFullRefusal(
  context: SeatingContext,
  request: Pick<RecordReservationRequest, "date" | "time" | "party_size">,
  now: Instant,
): Refusal {
  const requested = staffBookingStart(context, request, now);
  if (!requested.ok) return refusal("SLOT_FULL");
  const { seats } = reservationPolicyOf(context.restaurant);
  const [nearest] = openQuarters(context, request.date)
    .filter((start) => start >= now)
    .filter((start) => hasRoom(context.taken, stayFrom(context, start, request.party_size), seats))
    .sort((one, other) => Math.abs(one - requested.value) - Math.abs(other - requested.value));
  return refusal("SLOT_FULL", nearest === undefined ? {} : { next_at: nearest });
}
