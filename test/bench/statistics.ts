/** Middle value; the mean of the two middle ones for an even number; null for none. */
export function median(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  const lower = sorted[middle - 1];
  return sorted.length % 2 === 1 || lower === undefined ? upper : (lower + upper) / 2;
}

/** Median with the range around it, for example `812 (790–1011)`. */
export function medianAndRange(values: readonly (number | null)[], unit: string): string {
  const known = values.filter((value) => value !== null);
  const middle = median(known);
  if (middle === null) return "not seen";
  const round = (value: number) => (Math.abs(value) < 1 ? value.toFixed(3) : value.toFixed(0));
  return `${round(middle)} ${unit} (${round(Math.min(...known))}–${round(Math.max(...known))})`;
}
