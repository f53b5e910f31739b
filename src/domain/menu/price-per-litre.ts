import type { Cents } from "../money/money";

/** Price per litre, required beside the price of bottled drinks (PAngV). */
export function pricePerLitre(cents: Cents, volumeMl: number): Cents {
  return Math.round((cents * 1000) / volumeMl);
}
