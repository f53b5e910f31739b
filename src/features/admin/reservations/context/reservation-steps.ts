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
    isVisibleIn: ({ history }) =>
      history.some((event) => event.version === version + 1 && event.status === to),
  };
}

/** The target of a move; absent `table_ids` leave the tables to the server. */
export interface MoveTarget extends TableRequest {
  readonly table_ids?: readonly string[];
  /** Accepts it without free seats or a free table, because staff chose so. */
  readonly overbook?: true;
}

/** Changes day, time, party size or tables. */
export function moveStep(
  { id, version }: StaffReservation,
  { table_ids, ...request }: MoveTarget,
): ReservationStep {
  const tables = table_ids ? { table_ids: [...table_ids] } : {};
  return {
    call: () => callChangeReservation({ reservation_id: id, version, ...request, ...tables }),
    isVisibleIn: (reservation) =>
      reservation.local_date === request.date &&
      reservation.local_time === request.time &&
      reservation.party_size === request.party_size &&
      (table_ids === undefined || isSameSet(table_ids, reservation.table_ids ?? [])),
  };
}

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((each) => others.includes(each));
}

/** Sets the team's note; an empty text deletes it. */
export function noteStep({ id, version }: StaffReservation, note: string): ReservationStep {
  return {
    call: () => callNoteReservation({ id, version, note }),
    isVisibleIn: ({ staff_note = "" }) => staff_note === note,
  };
}
