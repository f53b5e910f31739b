import * as z from "zod/mini";
import type { Reservation } from "./reservation.schema";

/**
 * A document of the collection `reservation_notes`: the team's note on the reservation with the same
 * id, closed to guests. See docs/rules.md#data.
 */
export const reservationNoteSchema = z.object({
  id: z.string(),
  resto_key: z.string(),
  /** The reservation's, which decides how long staff can read the note. */
  local_date: z.string(),
  note: z.string(),
});

export type ReservationNote = z.infer<typeof reservationNoteSchema>;

/** A reservation as staff see it. */
export interface StaffReservation extends Reservation {
  /** The team's note. */
  readonly staff_note?: string;
}
