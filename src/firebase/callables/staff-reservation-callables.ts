import {
  type RequestReservationAnswer,
  type ReservationChangeAnswer,
  requestReservationAnswerSchema,
  reservationChangeAnswerSchema,
} from "@/domain/reservation/reservation-answers.schema";
import type {
  CreateStaffBookingRequest,
  NoteReservationRequest,
  SetReservationStatusRequest,
} from "@/domain/reservation/reservation-requests.schema";
import { type CallResult, call } from "./call";

/** Changes the status of a reservation, for the restaurant's staff. */
export function callSetReservationStatus(
  request: SetReservationStatusRequest,
): Promise<CallResult<ReservationChangeAnswer>> {
  return call("setReservationStatus", request, reservationChangeAnswerSchema);
}

/** Creates a staff booking; safe to repeat with the same `reservation_id`. */
export function callCreateStaffBooking(
  request: CreateStaffBookingRequest,
): Promise<CallResult<RequestReservationAnswer>> {
  return call("createStaffBooking", request, requestReservationAnswerSchema);
}

/** Replaces the team's note on a reservation; an empty one removes it. */
export function callNoteReservation(
  request: NoteReservationRequest,
): Promise<CallResult<ReservationChangeAnswer>> {
  return call("noteReservation", request, reservationChangeAnswerSchema);
}
