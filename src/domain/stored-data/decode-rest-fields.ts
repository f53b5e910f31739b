type Fields = Readonly<Record<string, unknown>>;

/**
 * Decodes the fields of a document in Firestore's REST API, where each value has its type's name as
 * its only key. Knows the types that we store.
 * @param readTimestamp gets an ISO 8601 text
 */
export function decodeRestFields(
  fields: Fields,
  readTimestamp: (text: string) => unknown,
): Record<string, unknown> {
  const decode = (typed: unknown): unknown => {
    const [type, value] = Object.entries(typed as object)[0] ?? [];
    if (type === "integerValue") return Number(value);
    if (type === "timestampValue") return readTimestamp(value);
    if (type === "arrayValue") return (value.values ?? []).map(decode);
    return type === "mapValue" ? decodeRestFields(value.fields ?? {}, readTimestamp) : value;
  };
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, decode(value)]));
}
