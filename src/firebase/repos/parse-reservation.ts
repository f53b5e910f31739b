import * as z from "zod/mini";
import { type Reservation, reservationSchema } from "@/domain/reservation/reservation.schema";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { parseStored } from "@/domain/stored-data/parse-stored";
import { logUnreadable } from "./log-unreadable";

/** Parses a stored reservation; null, and logged once, when it is malformed. */
export function parseReservation(data: unknown): Reservation | null {
  const parsed = parseStored(reservationSchema, data);
  if (!parsed.success) logUnreadable("reservation", data, parsed.error.issues);
  return parsed.success ? parsed.data : null;
}

const staffReservationSchema = z.extend(reservationSchema, {
  // Reservations from before `reservation_notes` hold the team's note themselves.
  staff_note: z.optional(z.string()),
});

/** {@link parseReservation} for staff. */
export function parseStaffReservation(data: unknown): StaffReservation | null {
  const parsed = parseStored(staffReservationSchema, data);
  if (!parsed.success) logUnreadable("reservation", data, parsed.error.issues);
  return parsed.success ? parsed.data : null;
}
