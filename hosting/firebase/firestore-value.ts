import { decodeRestFields } from "@/domain/stored-data/decode-rest-fields";

/** A value of Firestore's REST interface. */
type FirestoreValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number }
  | { timestampValue: string }
  | { stringValue: string }
  | { arrayValue: { values?: FirestoreValue[] } }
  | { mapValue: { fields?: FirestoreFields } };

export type FirestoreFields = Record<string, FirestoreValue>;

/** Decoded fields; timestamps are `Date`s. */
export type PlainFields = Record<string, unknown>;

function encodeValue(value: unknown): FirestoreValue {
  if (value === null) return { nullValue: null };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "number") {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (typeof value === "object") return { mapValue: { fields: encodeFields(value) } };
  throw new TypeError(`Firestore cannot store a ${typeof value}`);
}

/** Turns plain data into REST fields; keys with `undefined` are left out. */
export function encodeFields(data: object): FirestoreFields {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, encodeValue(value)]),
  );
}

/** The reverse of {@link encodeFields}; timestamps become `Date`s. */
export function decodeFields(fields: FirestoreFields): PlainFields {
  return decodeRestFields(fields, (text) => new Date(text));
}
