import { type DocumentSnapshot, Timestamp } from "firebase/firestore";

/**
 * The data of a document with its id, timestamps as milliseconds. Server timestamps that are
 * still pending are estimated locally (spec section 4).
 */
export function documentData(snapshot: DocumentSnapshot): unknown {
  const data = snapshot.data({ serverTimestamps: "estimate" });
  return data && { ...withInstants(data), id: snapshot.id };
}

function withInstants(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, toPlain(value)]));
}

function toPlain(value: unknown): unknown {
  // The server's own instants are finer than a millisecond.
  if (value instanceof Timestamp) return Math.floor(value.toMillis());
  if (Array.isArray(value)) return value.map(toPlain);
  if (value !== null && typeof value === "object") {
    return withInstants(value as Record<string, unknown>);
  }
  return value;
}
