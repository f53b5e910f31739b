import { type DocumentSnapshot, Timestamp } from "firebase/firestore";

/**
 * The data of a document with its id and timestamps as milliseconds. Pending server timestamps are
 * estimated locally.
 */
export function documentData(snapshot: DocumentSnapshot): unknown {
  const data = snapshot.data({ serverTimestamps: "estimate" });
  return data && { ...withInstants(data), id: snapshot.id };
}

function withInstants(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, toPlain(value)]));
}

function toPlain(value: unknown): unknown {
  // Firestore's timestamps are more precise than a millisecond.
  if (value instanceof Timestamp) return Math.floor(value.toMillis());
  if (Array.isArray(value)) return value.map(toPlain);
  if (value !== null && typeof value === "object") {
    return withInstants(value as Record<string, unknown>);
  }
  return value;
}
