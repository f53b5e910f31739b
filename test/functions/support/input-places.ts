/**
 * Copies of an input, each with another of its members replaced, at any depth; the first is the
 * replacement itself.
 */
export function* inputPlaces(input: unknown, replacement: unknown): Generator<unknown> {
  yield replacement;
  if (typeof input !== "object" || input === null) return;
  for (const [key, member] of Object.entries(input)) {
    for (const inner of inputPlaces(member, replacement)) {
      yield Array.isArray(input)
        ? input.map((each: unknown, index) => (String(index) === key ? inner : each))
        : { ...input, [key]: inner };
    }
  }
}
