import { canonicalJson } from "../../stored-data/canonical-json";
import type {
  CreateStaffBookingRequest,
  RequestReservationRequest,
} from "../reservation-requests.schema";

/**
 * Canonical text of a reservation request. The server stores its hash to tell a repeated request from
 * a different one with the same id: see docs/rules.md#idempotency. Requests have the same text if they
 * differ only in the language or in an empty instead of an absent note.
 * @param kind distinguishes a booking from joining the waitlist
 */
export function canonicalReservationRequest(
  kind: "booking" | "waiting",
  input: RequestReservationRequest,
  uid: string,
): string {
  return canonicalJson({ ...input, note: input.note || null, language: null, kind, uid });
}

/**
 * {@link canonicalReservationRequest} for a staff booking.
 * @param uid of the staff member: a replay by another account is refused
 */
export function canonicalStaffBookingRequest(
  input: CreateStaffBookingRequest,
  uid: string,
): string {
  return canonicalJson({
    ...input,
    note: input.note || null,
    overbook: input.overbook === true,
    uid,
  });
}
