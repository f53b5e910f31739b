import { parseNumber as parseTyped } from "@/admin-ui/form/number-text";

/**
 * Parses a typed number like the number fields of the editors, with an optional unit. "1.000" is
 * refused, because it is a thousand in German and one in English.
 * @param decimals maximum number of decimals
 * @returns `NaN` for an invalid number, `undefined` for an empty text
 */
export function parseNumber(text: string, decimals = 6): number | undefined {
  const plain = text.replace(/\s*(?:€|km|%|min)?\s*$/i, "").trim();
  if (plain === "") return undefined;
  const typed = /[.,](\d+)$/.exec(plain)?.[1] ?? "";
  return typed.length > decimals ? Number.NaN : (parseTyped(plain) ?? Number.NaN);
}

/** Parses degrees with comma or point, as maps show them; no thousands exist here. */
export function parseDegrees(text: string): number {
  const plain = text.trim();
  return /^-?\d{1,3}(?:[.,]\d{1,15})?$/.test(plain) ? Number(plain.replace(",", ".")) : Number.NaN;
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
