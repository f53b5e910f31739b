import type { Cents } from "../shared/money";

/** Price per litre, required beside the price of bottled drinks (PAngV). */
export function pricePerLitre(cents: Cents, volumeMl: number): Cents {
  return Math.round((cents * 1000) / volumeMl);
}
