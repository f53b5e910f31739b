import {
  type AvailableTablesAnswer,
  availableTablesAnswerSchema,
  type RequestReservationAnswer,
  type ReservationChangeAnswer,
  requestReservationAnswerSchema,
  reservationChangeAnswerSchema,
} from "@/domain/reservation/reservation-answers.schema";
import type {
  AvailableTablesRequest,
  ChangeReservationRequest,
  OwnReservationRequest,
  RequestReservationRequest,
} from "@/domain/reservation/reservation-requests.schema";
import { type CallResult, call } from "./call";

/** Lists the times of a day at which a party can book. */
export function callAvailableTables(
  request: AvailableTablesRequest,
): Promise<CallResult<AvailableTablesAnswer>> {
  return call("availableTables", request, availableTablesAnswerSchema);
}

/** Books a table; safe to repeat with the same `reservation_id`. */
export function callRequestReservation(
  request: RequestReservationRequest,
): Promise<CallResult<RequestReservationAnswer>> {
  return call("requestReservation", request, requestReservationAnswerSchema);
}

/** Joins the waitlist for a full time; safe to repeat with the same `reservation_id`. */
export function callJoinWaitingList(
  request: RequestReservationRequest,
): Promise<CallResult<RequestReservationAnswer>> {
  return call("joinWaitingList", request, requestReservationAnswerSchema);
}

/** Moves a reservation to another day, time or party size; staff may name tables. */
export function callChangeReservation(
  request: ChangeReservationRequest,
): Promise<CallResult<ReservationChangeAnswer>> {
  return call("changeReservation", request, reservationChangeAnswerSchema);
}

/** Cancels the guest's own reservation, declines an offer or leaves the waitlist. */
export function callCancelReservation(
  request: OwnReservationRequest,
): Promise<CallResult<ReservationChangeAnswer>> {
  return call("cancelReservation", request, reservationChangeAnswerSchema);
}

/** Accepts a table offered from the waitlist. */
export function callAcceptOffer(
  request: OwnReservationRequest,
): Promise<CallResult<ReservationChangeAnswer>> {
  return call("acceptOffer", request, reservationChangeAnswerSchema);
}
