import { RESTAURANT_UID } from "../../ids/restaurant-uid";
import { type Refusal, refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import { toLocal } from "../../time/berlin-time";
import type { Reservation } from "../reservation.schema";
import type { CreateStaffBookingRequest } from "../reservation-requests.schema";
import { stayFrom } from "../times/bookable-times";
import { staffBookingStart, walkInStart } from "../times/staff-booking-times";
import type { BookingMetadata, SeatingContext } from "./book-table";
import { placeForStaff } from "./staff-place";

/**
 * Makes a staff booking: a telephone booking (`confirmed`) or a walk-in (`seated`). Refuses INVALID
 * for a telephone booking without a phone number, then like `staffBookingStart` or `walkInStart`, then
 * like `placeForStaff`.
 */
export function createStaffBooking(
  request: CreateStaffBookingRequest,
  context: SeatingContext,
  { now, code, request_hash }: Omit<BookingMetadata, "uid">,
): Result<Reservation, Refusal> {
  const { kind, party_size, contact, note } = request;
  if (kind === "telephone" && !contact.phone) {
    return err(refusal("INVALID", { field: "contact.phone" }));
  }
  const start =
    kind === "walk_in" ? walkInStart(request, now) : staffBookingStart(context, request, now);
  if (!start.ok) return start;
  const stay = stayFrom(context, start.value, party_size);
  const place = placeForStaff(stay, request, context, now);
  if (!place.ok) return place;
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
    ...place.value,
    status,
    status_at: { [status]: now },
    version: 1,
    history: [{ version: 1, status, at: now, by: "staff" }],
    request_hash,
    created_at: now,
    updated_at: now,
  });
}
