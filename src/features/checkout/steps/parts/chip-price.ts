import type { Cents } from "@/domain/money/money";
import { formatPrice } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";

/** A price without its cents where they are zero: "50 €", "€50". */
export function chipPrice(cents: Cents, language: Language): string {
  const price = formatPrice(cents, language);
  return cents % 100 === 0 ? price.replace(/[.,]00(?=\D|$)/, "") : price;
}
