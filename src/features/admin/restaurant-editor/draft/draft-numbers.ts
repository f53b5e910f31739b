/**
 * Parses a typed number with comma or point and an optional unit.
 * @param decimals maximum number of decimals; 2 for amounts, so that "1.000" is not read as 1
 * @returns `NaN` for an invalid number, `undefined` for an empty text
 */
export function parseNumber(text: string, decimals = 9): number | undefined {
  const plain = text.replace(/\s*(?:€|km|%|min)?\s*$/i, "").trim();
  if (plain === "") return undefined;
  const parts = /^(-?\d{1,9})(?:[.,](\d{1,9}))?$/.exec(plain);
  if (!parts || (parts[2]?.length ?? 0) > decimals) return Number.NaN;
  return Number(plain.replace(",", "."));
}

/** {@link parseNumber} with `null` for an empty text. */
export function parseNumberOrNull(text: string): number | null {
  return parseNumber(text) ?? null;
}

/** Parses euros or percent with at most two decimals. */
export function parseAmount(text: string): number | undefined {
  return parseNumber(text, 2);
}

/** Formats a number with a decimal comma and without grouping; empty for null. */
export function numberText(value: number | null | undefined): string {
  return value === null || value === undefined ? "" : String(value).replace(".", ",");
}

/** Formats euros, with two decimals if there are cents: "17", "1,50". */
export function amountText(euros: number): string {
  const isExact = Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6;
  const hasCents = isExact && !Number.isInteger(euros);
  return hasCents ? euros.toFixed(2).replace(".", ",") : numberText(euros);
}

/** Completes a typed time: "9" becomes "09:00", "1130" and "11.30" become "11:30". */
export function completeTime(text: string): string {
  const parts = /^\s*(\d{1,2})(?:[:.,h ]?(\d{2}))?\s*$/.exec(text);
  if (!parts) return text.trim();
  return `${(parts[1] ?? "").padStart(2, "0")}:${parts[2] ?? "00"}`;
}
