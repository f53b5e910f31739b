import { type DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import type { Instant } from "@/domain/time/berlin-time";

/** Data of a document with timestamps as epoch milliseconds; null if it does not exist. */
export function plainData(snapshot: DocumentSnapshot): Record<string, unknown> | null {
  const data = snapshot.data();
  return data ? withInstants(data) : null;
}

/** An instant in Firestore's shape; null and undefined stay as they are. */
export function toTimestamp<T extends Instant | null | undefined>(
  instant: T,
): Timestamp | Exclude<T, number> {
  return typeof instant === "number"
    ? Timestamp.fromMillis(instant)
    : (instant as Exclude<T, number>);
}

function withInstants(data: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toPlain(value)]));
}

function toPlain(value: unknown): unknown {
  // Server timestamps have microseconds; the domain uses whole milliseconds.
  if (value instanceof Timestamp) return Math.floor(value.toMillis());
  if (Array.isArray(value)) return value.map(toPlain);
  return value !== null && typeof value === "object" ? withInstants(value) : value;
}
