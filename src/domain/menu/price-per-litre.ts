import type { Cents } from "../shared/money";

/** Price of one litre, which bottled drinks must state beside their own (PAngV). */
export function pricePerLitre(cents: Cents, volumeMl: number): Cents {
  return Math.round((cents * 1000) / volumeMl);
}
