import type { Reservation } from "@/domain/reservation/reservation.schema";
import { toTimestamp } from "../runtime/plain-data-store";

/** A reservation's history in Firestore's shape: with timestamps. */
export function storedReservationHistory(history: Reservation["history"]): object[] {
  return history.map(({ at, moved_from, ...event }) => ({
    ...event,
    at: toTimestamp(at),
    ...(moved_from && {
      moved_from: { ...moved_from, start_at: toTimestamp(moved_from.start_at) },
    }),
  }));
}
