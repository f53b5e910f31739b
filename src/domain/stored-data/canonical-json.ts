/**
 * JSON that is the same for equivalent data: sorted keys, no absent and null members, strings in
 * Unicode NFC. The order of lists matters.
 * @param value JSON-like data
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.normalize("NFC"));
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined && member !== null)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
    return `{${members.join()}}`;
  }
  return JSON.stringify(value) ?? "null";
}
