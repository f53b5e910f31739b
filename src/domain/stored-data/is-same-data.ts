/**
 * Deep equality of JSON-like data, with the rules of `canonicalJson`: the order of keys does not
 * matter, the order of lists does; absent, null and NaN are equal; strings are compared in Unicode
 * NFC.
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

/** Firestore and configurations omit fields without a value or set them to null; JSON has no NaN. */
function isAbsent(value: unknown): boolean {
  return value === null || value === undefined || Number.isNaN(value);
}
