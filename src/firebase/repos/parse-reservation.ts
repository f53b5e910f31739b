import { type Reservation, reservationSchema } from "@/domain/reservation/reservation.schema";
import { parseStored } from "@/domain/stored-data/parse-stored";

/** Parses a stored reservation; null, and logged, when it is malformed. */
export function parseReservation(data: unknown): Reservation | null {
  const parsed = parseStored(reservationSchema, data);
  if (!parsed.success) console.error("unreadable reservation left out", parsed.error.issues);
  return parsed.success ? parsed.data : null;
}
