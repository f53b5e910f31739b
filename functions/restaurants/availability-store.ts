import type { Availability } from "@/domain/availability/availability.schema";
import { database, type Transaction } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";

/** Replaces or creates a restaurant's availability; unknown fields stay. */
export function writeAvailability(
  transaction: Transaction,
  key: string,
  { paused_until, extra_minutes, extra_until = null, sold_out, exceptions }: Availability,
): void {
  const stored = {
    paused_until: toTimestamp(paused_until),
    extra_minutes,
    extra_until: toTimestamp(extra_until),
    sold_out: Object.fromEntries(
      Object.entries(sold_out).map(([id, until]) => [id, toTimestamp(until)]),
    ),
    // Firestore has no nested arrays.
    exceptions: exceptions.map(({ hours, ...day }) => ({
      ...day,
      ...(hours && { hours: hours.map(([open, close]) => ({ open, close })) }),
    })),
  };
  const mergeFields = Object.keys(stored);
  transaction.set(database().doc(`availability/${key}`), stored, { mergeFields });
}
