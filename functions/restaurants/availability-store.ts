import type { Availability } from "@/domain/availability/availability.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { database, type Transaction } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";

/** Replaces or creates a restaurant's availability; unknown fields stay. */
export function writeAvailability(
  transaction: Transaction,
  key: string,
  {
    paused_until,
    paused_unattended_at = null,
    attended_at = null,
    extra_minutes,
    extra_until = null,
    sold_out,
    exceptions,
    guest_share = null,
  }: Availability,
): void {
  const stored = {
    paused_until: toTimestamp(paused_until),
    paused_unattended_at: toTimestamp(paused_unattended_at),
    attended_at: toTimestamp(attended_at),
    extra_minutes,
    extra_until: toTimestamp(extra_until),
    sold_out: Object.fromEntries(
      Object.entries(sold_out).map(([id, until]) => [id, toTimestamp(until)]),
    ),
    guest_share: guest_share && { ...guest_share, until: toTimestamp(guest_share.until) },
    // Firestore has no nested arrays.
    exceptions: exceptions.map(({ hours, ...day }) => ({
      ...day,
      ...(hours && { hours: hours.map(([open, close]) => ({ open, close })) }),
    })),
  };
  const mergeFields = Object.keys(stored);
  transaction.set(database().doc(`availability/${key}`), stored, { mergeFields });
}

/** Pauses orders until staff resume them; the rest of the availability stays as stored. */
export function writeUnattendedPause(transaction: Transaction, key: string, now: Instant): void {
  const pause = { paused_unattended_at: toTimestamp(now) };
  transaction.set(database().doc(`availability/${key}`), pause, { merge: true });
}
