import { type Cents, centsFromEuros, isFinerThanCent } from "../money/money";
import { numberText, parseNumber } from "./number-text";

/**
 * Parses a typed amount in euros: `12,50`, `12.5`, `12 €`.
 * @returns whole cents; null if malformed, negative, a million or more, or finer than a cent
 */
export function parseEuros(text: string): Cents | null {
  const euros = parseNumber(text);
  const isAmount = euros !== null && euros >= 0 && euros < 1_000_000 && !isFinerThanCent(euros);
  return isAmount ? centsFromEuros(euros) : null;
}

/** Cents as the text of an input field, `12,50`, in both languages. */
export function euroInputText(cents: Cents): string {
  return numberText(cents / 100, 2);
}
