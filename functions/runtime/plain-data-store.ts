import { type DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import type { Instant } from "@/domain/shared/berlin-time";

/** Data of a document with instants in milliseconds, as the domain has them; null if missing. */
export function plainData(snapshot: DocumentSnapshot): Record<string, unknown> | null {
  const data = snapshot.data();
  return data ? withInstants(data) : null;
}

/** An instant as Firestore stores it; null and absent stay what they are. */
export function toTimestamp<T extends Instant | null | undefined>(
  instant: T,
): Timestamp | Exclude<T, number> {
  return typeof instant === "number"
    ? Timestamp.fromMillis(instant)
    : (instant as Exclude<T, number>);
}

function withInstants(record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, toPlain(value)]));
}

function toPlain(value: unknown): unknown {
  // The server's own instants are finer than a millisecond.
  if (value instanceof Timestamp) return Math.floor(value.toMillis());
  if (Array.isArray(value)) return value.map(toPlain);
  return value !== null && typeof value === "object" ? withInstants(value) : value;
}
