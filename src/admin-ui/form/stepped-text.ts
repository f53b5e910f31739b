import { numberText, parseNumber } from "@/domain/text/number-text";

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
