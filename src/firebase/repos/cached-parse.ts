/**
 * Parses documents that arrive again with every snapshot: unchanged ones keep their identity, so
 * that they are not validated or rendered again.
 */
export function cachedParse<T>(parse: (data: unknown) => T): (data: unknown) => T {
  const known = new Map<unknown, { readonly text: string; readonly value: T }>();
  return (data) => {
    const id = data !== null && typeof data === "object" && "id" in data ? data.id : null;
    const text = JSON.stringify(data);
    const before = known.get(id);
    if (before?.text === text) return before.value;
    const value = parse(data);
    known.set(id, { text, value });
    return value;
  };
}
