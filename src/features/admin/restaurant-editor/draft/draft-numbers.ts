/**
 * A number as people type it, with comma or point and perhaps a unit behind it.
 * @param decimals most digits behind the comma; amounts have two, so that "1.000" is no euro
 * @returns NaN for what is no such number, undefined for nothing
 */
export function parseNumber(text: string, decimals = 9): number | undefined {
  const plain = text.replace(/\s*(?:€|km|%|min)?\s*$/i, "").trim();
  if (plain === "") return undefined;
  const parts = /^(-?\d{1,9})(?:[.,](\d{1,9}))?$/.exec(plain);
  if (!parts || (parts[2]?.length ?? 0) > decimals) return Number.NaN;
  return Number(plain.replace(",", "."));
}

/** The same for what may be left empty. */
export function parseNumberOrNull(text: string): number | null {
  return parseNumber(text) ?? null;
}

/** Decimal euros or percent; at most two digits behind the comma. */
export function parseAmount(text: string): number | undefined {
  return parseNumber(text, 2);
}

/** A number as German texts write it, without grouping; nothing for null. */
export function numberText(value: number | null | undefined): string {
  return value === null || value === undefined ? "" : String(value).replace(".", ",");
}

/** Euros with two digits behind the comma where there are cents: "17", "1,50". */
export function amountText(euros: number): string {
  const isExact = Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6;
  const hasCents = isExact && !Number.isInteger(euros);
  return hasCents ? euros.toFixed(2).replace(".", ",") : numberText(euros);
}

/** Completes a time: "9" is "09:00", "1130" and "11.30" are "11:30"; anything else stays. */
export function completeTime(text: string): string {
  const parts = /^\s*(\d{1,2})(?:[:.,h ]?(\d{2}))?\s*$/.exec(text);
  if (!parts) return text.trim();
  return `${(parts[1] ?? "").padStart(2, "0")}:${parts[2] ?? "00"}`;
}
