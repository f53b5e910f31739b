import { type Reservation, reservationSchema } from "@/domain/reservation/reservation.schema";
import { parseStored } from "@/domain/stored-data/parse-stored";
import { logUnreadable } from "./log-unreadable";

/** Parses a stored reservation; null, and logged once, when it is malformed. */
export function parseReservation(data: unknown): Reservation | null {
  const parsed = parseStored(reservationSchema, data);
  if (!parsed.success) logUnreadable("reservation", data, parsed.error.issues);
  return parsed.success ? parsed.data : null;
}
