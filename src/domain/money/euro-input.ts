import type { Cents } from "./money";

const AMOUNT = /^(\d{1,6})(?:[.,](\d{1,2}))?$/;

/**
 * Parses a typed amount in euros: `12,50`, `12.5`, `12 €`.
 * @returns whole cents; null if malformed, negative, or finer than a cent
 */
export function parseEuros(text: string): Cents | null {
  const match = AMOUNT.exec(text.replace(/[\s€]/g, ""));
  if (!match) return null;
  const [, euros = "0", cents = ""] = match;
  return Number(euros) * 100 + Number(cents.padEnd(2, "0"));
}

/** Cents as the text of an input field, `12,50`, in both languages. */
export function euroInputText(cents: Cents): string {
  const digits = String(cents).padStart(3, "0");
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}
