import { type Reservation, reservationSchema } from "@/domain/reservation/reservation.schema";
import { parseStored } from "@/domain/shared/parse-stored";

/** A reservation as Firestore holds it; null, and reported, where it cannot be read. */
export function parseReservation(data: unknown): Reservation | null {
  const parsed = parseStored(reservationSchema, data);
  if (!parsed.success) console.error("unreadable reservation left out", parsed.error.issues);
  return parsed.success ? parsed.data : null;
}
