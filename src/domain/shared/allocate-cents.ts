import type { Cents } from "./money";

/**
 * Divides an amount in proportion to weights so that the shares sum exactly to it (largest
 * remainder; on equal remainders the earlier weight wins). Without any weight the first share
 * takes everything.
 * @param amount whole cents, >= 0
 * @param weights whole numbers, >= 0
 */
export function allocateCents(amount: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights.map((_, index) => (index === 0 ? amount : 0));
  // Products of two sums of money leave the range in which floating point is exact.
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = products.map((product) => Number(product / total));
  const rest = amount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % total }))
    .sort((one, other) => Number(other.remainder - one.remainder));
  for (const { index } of byRemainder.slice(0, rest)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
