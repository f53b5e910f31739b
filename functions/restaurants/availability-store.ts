import type { Availability } from "@/domain/availability/availability.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { database, type Reader, type Transaction } from "../runtime/admin-app";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

/** Replaces or creates a restaurant's availability; the kitchen clock and unknown fields stay. */
export function writeAvailability(
  transaction: Transaction,
  key: string,
  {
    paused_until,
    delivery_paused_until = null,
    pickup_paused_until = null,
    paused_unattended_at = null,
    attended_at = null,
    extra_minutes,
    extra_until = null,
    delivery_extra_minutes = null,
    delivery_extra_until = null,
    sold_out,
    sold_out_options = {},
    stock = {},
    stock_until = null,
    exceptions,
    guest_share = null,
  }: Availability,
): void {
  const stored = {
    paused_until: toTimestamp(paused_until),
    delivery_paused_until: toTimestamp(delivery_paused_until),
    pickup_paused_until: toTimestamp(pickup_paused_until),
    paused_unattended_at: toTimestamp(paused_unattended_at),
    attended_at: toTimestamp(attended_at),
    extra_minutes,
    extra_until: toTimestamp(extra_until),
    delivery_extra_minutes,
    delivery_extra_until: toTimestamp(delivery_extra_until),
    sold_out: timestamps(sold_out),
    sold_out_options: timestamps(sold_out_options),
    stock,
    stock_until: toTimestamp(stock_until),
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

/** Writes what the kitchen clock promises; the rest of the availability stays as stored. */
export async function writeKitchenMinutes(
  key: string,
  { until, ...minutes }: NonNullable<Availability["kitchen_minutes"]>,
): Promise<void> {
  const kitchen_minutes = { ...minutes, until: toTimestamp(until) };
  const availability = database().doc(`availability/${key}`);
  await availability.set({ kitchen_minutes }, { mergeFields: ["kitchen_minutes"] });
}

function timestamps(ends: Readonly<Record<string, Instant>>) {
  return Object.fromEntries(Object.entries(ends).map(([id, until]) => [id, toTimestamp(until)]));
}

/** Since when orders are paused because nobody answered; null if they are not. */
export async function readPausedUnattendedAt(
  key: string,
  reader: Reader = database(),
): Promise<Instant | null> {
  const fieldMask = ["paused_unattended_at"];
  const [stored] = await reader.getAll(database().doc(`availability/${key}`), { fieldMask });
  const since = stored && plainData(stored)?.paused_unattended_at;
  return typeof since === "number" ? since : null;
}

/** Ends the pause of {@link writeUnattendedPause}; the rest of the availability stays as stored. */
export function writeAttendance(
  transaction: Transaction,
  key: string,
  { paused_unattended_at, attended_at }: { paused_unattended_at: null; attended_at: Instant },
): void {
  const attendance = { paused_unattended_at, attended_at: toTimestamp(attended_at) };
  transaction.set(database().doc(`availability/${key}`), attendance, { merge: true });
}

/** Pauses orders until staff are there again; the rest of the availability stays as stored. */
export function writeUnattendedPause(transaction: Transaction, key: string, now: Instant): void {
  const pause = { paused_unattended_at: toTimestamp(now) };
  transaction.set(database().doc(`availability/${key}`), pause, { merge: true });
}
