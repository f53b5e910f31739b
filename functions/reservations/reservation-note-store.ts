import type { ReservationNote } from "@/domain/reservation/reservation-note.schema";
import { database, type Transaction } from "../runtime/admin-app";

/** Id of a reservation, which is also the id of its note. */
const noteOf = (id: string) => database().doc(`reservation_notes/${id}`);

/** Replaces the team's note on a reservation; an empty note deletes it. */
export function writeReservationNote(
  transaction: Transaction,
  { id, ...rest }: ReservationNote,
): void {
  if (rest.note === "") transaction.delete(noteOf(id));
  else transaction.set(noteOf(id), rest);
}

/** Whether a reservation has a note in `reservation_notes`. */
export async function hasReservationNote(transaction: Transaction, id: string): Promise<boolean> {
  return (await transaction.get(noteOf(id))).exists;
}

/** Keeps the day of an existing note equal to that of its reservation. */
export function moveReservationNote(transaction: Transaction, id: string, local_date: string) {
  transaction.update(noteOf(id), { local_date });
}

/** Deletes the note on a reservation, if there is one. */
export function deleteReservationNote(transaction: Transaction, id: string): void {
  transaction.delete(noteOf(id));
}
