import type { ReservationStatus } from "@/domain/reservation/reservation.schema";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import type { TableRequest } from "@/domain/reservation/reservation-requests.schema";
import { callChangeReservation } from "@/firebase/callables/reservation-callables";
import {
  callNoteReservation,
  callSetReservationStatus,
} from "@/firebase/callables/staff-reservation-callables";
import type { ReservationStep } from "./use-reservation-steps";

/** Changes the status. */
export function statusStep(
  { id, version }: StaffReservation,
  to: ReservationStatus,
  reason?: string,
): ReservationStep {
  return {
    call: () => callSetReservationStatus({ id, version, to, ...(reason ? { reason } : {}) }),
    isIn: ({ history }) =>
      history.some((event) => event.version === version + 1 && event.status === to),
  };
}

/** Changes day, time or party size. */
export function moveStep(
  { id, version }: StaffReservation,
  request: TableRequest,
): ReservationStep {
  return {
    call: () => callChangeReservation({ reservation_id: id, version, ...request }),
    isIn: ({ local_date, local_time, party_size }) =>
      local_date === request.date &&
      local_time === request.time &&
      party_size === request.party_size,
  };
}

/** Sets the team's note; an empty text deletes it. */
export function noteStep({ id, version }: StaffReservation, note: string): ReservationStep {
  return {
    call: () => callNoteReservation({ id, version, note }),
    isIn: ({ staff_note = "" }) => staff_note === note,
  };
}
