import type { Cents } from "./money";

/**
 * Allocates an amount in proportion to weights, by largest remainder, so that the shares sum exactly
 * to it. On equal remainders the earlier weight wins. If all weights are zero, the first share gets
 * everything.
 * @param amount >= 0
 * @param weights whole numbers, >= 0
 */
export function allocateCents(amount: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights.map((_, index) => (index === 0 ? amount : 0));
  // The product of two amounts can exceed the safe integer range.
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = products.map((product) => Number(product / total));
  const rest = amount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % total }))
    .sort((one, other) => Number(other.remainder - one.remainder));
  for (const { index } of byRemainder.slice(0, rest)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
