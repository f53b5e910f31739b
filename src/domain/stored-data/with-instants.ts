/**
 * The same data with timestamps as whole epoch milliseconds, as the schemas have them. Recognises
 * `Date` and the timestamps of Firestore's clients, which are more precise.
 */
export function withInstants(data: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toPlain(value)]));
}

function toPlain(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(toPlain);
  if (value instanceof Date) return value.getTime();
  return isTimestamp(value) ? Math.floor(value.toMillis()) : withInstants(value);
}

/** Stored data contains no functions. */
function isTimestamp(value: object): value is { toMillis(): number } {
  return "toMillis" in value && typeof value.toMillis === "function";
}
