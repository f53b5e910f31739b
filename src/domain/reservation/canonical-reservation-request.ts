import { canonicalJson } from "../shared/canonical-json";
import type {
  RecordReservationRequest,
  RequestReservationRequest,
} from "./reservation-requests.schema";

/**
 * Text of which the server stores a hash beside a reservation, to tell a repeated request from
 * another one under the same id (contract section 3, idempotency). Who switches the language
 * while it is on its way repeats the same one.
 * @param kind joining the waiting list is another request than booking
 */
export function canonicalReservationRequest(
  kind: "booking" | "waiting",
  input: RequestReservationRequest,
  uid: string,
): string {
  return canonicalJson({ ...input, note: input.note || null, language: null, kind, uid });
}

/**
 * The same for what the restaurant's people write down.
 * @param uid of the person, so that nobody else gets the answer to their request
 */
export function canonicalStaffBookingRequest(input: RecordReservationRequest, uid: string): string {
  return canonicalJson({
    ...input,
    note: input.note || null,
    overbook: input.overbook === true,
    uid,
  });
}
