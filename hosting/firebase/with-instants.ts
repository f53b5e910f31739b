import type { PlainFields } from "./firestore-value";

/** The same fields with timestamps as epoch milliseconds, as the schemas of the domain have them. */
export function withInstants(data: PlainFields): PlainFields {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toPlain(value)]));
}

function toPlain(value: unknown): unknown {
  if (value instanceof Date) return value.getTime();
  if (Array.isArray(value)) return value.map(toPlain);
  return value !== null && typeof value === "object" ? withInstants(value as PlainFields) : value;
}
