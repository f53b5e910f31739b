import type { Instant } from "../../time/berlin-time";
import type { Reservation } from "../reservation.schema";
import type { ReservationChange } from "./reservation-machine";

/** The change that keeps a reservation's status and history and raises its version. */
export function nextVersion(reservation: Reservation, now: Instant): ReservationChange {
  const { status, status_at, history, version } = reservation;
  return { status, status_at, history, version: version + 1, updated_at: now };
}
