/**
 * Whether two values mean the same: the order of keys does not count, that of lists does; absent
 * and null members are alike, and so are texts that differ in their Unicode form alone.
 * @param one JSON-like data
 * @param other JSON-like data
 */
export function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one === "string" && typeof other === "string") {
    return one.normalize("NFC") === other.normalize("NFC");
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, at) => isSameData(entry, other[at]));
  }
  if (!isRecord(one) || !isRecord(other)) return isAbsent(one) && isAbsent(other);
  return (
    Object.keys(one).every((key) => isSameData(one[key], own(other, key))) &&
    Object.keys(other).every((key) => Object.hasOwn(one, key) || isAbsent(other[key]))
  );
}

function own(value: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Firestore and configurations leave out what has no value, or say null. */
function isAbsent(value: unknown): boolean {
  return value === null || value === undefined;
}
