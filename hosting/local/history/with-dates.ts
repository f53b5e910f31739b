/** The same data with instants, whose names end in `at`, as `Date`s: what the database stores. */
export function withDates<T>(data: T, name = ""): T {
  if (typeof data === "number" && /(?:^|_)at$/.test(name)) return new Date(data) as T;
  if (Array.isArray(data)) return data.map((each) => withDates(each, name)) as T;
  if (data === null || typeof data !== "object" || data instanceof Date) return data;
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    withDates(value, name === "status_at" ? name : key),
  ]);
  return Object.fromEntries(entries);
}
