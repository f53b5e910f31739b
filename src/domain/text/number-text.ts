const NUMBER = /^-?\d{1,9}(?:[.,]\d{1,6})?$/;

/** In German `1.000` is a thousand, in English it is one. */
const AMBIGUOUS = /\.\d{3}$/;

const UNIT = /(?:€|km|%|min)$/i;

/**
 * Parses a typed number with a decimal comma or point, with or without a unit: `12`, `12,5`, `12.5 €`.
 * @returns null if malformed or ambiguous
 */
export function parseNumber(text: string): number | null {
  const compact = text.replace(/\s/g, "").replace(UNIT, "");
  if (!NUMBER.test(compact) || AMBIGUOUS.test(compact)) return null;
  return Number(compact.replace(",", "."));
}

/** A number as typed in both languages: decimal comma, no thousands separator. */
export function numberText(value: number, decimals?: number): string {
  const text = decimals === undefined ? String(value) : value.toFixed(decimals);
  return text.replace(".", ",");
}
