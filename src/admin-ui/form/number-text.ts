const NUMBER = /^-?\d{1,9}(?:[.,]\d{1,6})?$/;

/** In German `1.000` is a thousand, in English it is one. */
const AMBIGUOUS = /\.\d{3}$/;

/**
 * Parses a typed number with a decimal comma or point: `12`, `12,5`, `12.5`.
 * @returns null if malformed or ambiguous
 */
export function parseNumber(text: string): number | null {
  const compact = text.replace(/\s/g, "");
  if (!NUMBER.test(compact) || AMBIGUOUS.test(compact)) return null;
  return Number(compact.replace(",", "."));
}

/** A number as typed in both languages: decimal comma, no thousands separator. */
export function numberText(value: number, decimals?: number): string {
  const text = decimals === undefined ? String(value) : value.toFixed(decimals);
  return text.replace(".", ",");
}

/** The text one step up or down, on multiples of the step and within the limits. */
export function steppedText(
  text: string,
  steps: number,
  { step, min, max, decimals }: NumberLimits & { readonly step: number },
): string {
  const value = parseNumber(text);
  const start = value ?? min ?? 0;
  const exact = value === null ? start : nextMultiple(start, step, steps);
  const limited = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, exact));
  return numberText(Number(limited.toFixed(6)), decimals);
}

export interface NumberLimits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Fixed number of decimals. */
  readonly decimals?: number | undefined;
}

function nextMultiple(value: number, step: number, steps: number): number {
  const position = Number((value / step).toFixed(6));
  const from = steps > 0 ? Math.floor(position) : Math.ceil(position);
  return (from + steps) * step;
}
