import { type DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { withInstants } from "@/domain/stored-data/with-instants";
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
