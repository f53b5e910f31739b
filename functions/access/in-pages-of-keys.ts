/** Firestore compares a field with at most this many values in one query. */
const MAX_DISJUNCTIONS = 30;

/** Calls `use` with at most as many keys as one query may compare. */
export function inPagesOfKeys<T>(
  keys: readonly string[],
  use: (page: readonly string[]) => T,
): T[] {
  return Array.from({ length: Math.ceil(keys.length / MAX_DISJUNCTIONS) }, (_, page) =>
    use(keys.slice(page * MAX_DISJUNCTIONS, (page + 1) * MAX_DISJUNCTIONS)),
  );
}
