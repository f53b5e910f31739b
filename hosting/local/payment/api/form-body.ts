/** Reads `a[b][0][c]=d` as nested objects and lists; all values are texts. */
export function parseForm(body: string): Record<string, unknown> {
  const pairs = [...new URLSearchParams(body)].map(
    ([name, value]): Pair => [name.replaceAll("]", "").split("["), value],
  );
  return pairs.length === 0 ? {} : (nest(pairs) as Record<string, unknown>);
}

type Pair = readonly [path: readonly string[], value: string];

function nest(pairs: readonly Pair[]): unknown {
  const [last] = pairs.slice(-1);
  if (!last || last[0].length === 0) return last?.[1];
  const groups = new Map<string, Pair[]>();
  for (const [[head = "", ...rest], value] of pairs) {
    // Each `a[]` is an element of its own.
    const key = head === "" ? `${groups.size}` : head;
    groups.set(key, [...(groups.get(key) ?? []), [rest, value]]);
  }
  const isList = [...groups.keys()].every((key) => /^\d+$/.test(key));
  const values = [...groups].map(([key, group]) => [key, nest(group)] as const);
  return isList ? values.map(([, value]) => value) : Object.fromEntries(values);
}
