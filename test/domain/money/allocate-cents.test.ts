import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocateCents } from "@/domain/money/allocate-cents";

describe("allocateCents", () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [2, [1, 1, 1], [1, 1, 0]],
    [5, [1, 5, 1], [1, 3, 1]],
    [10, [0, 3], [0, 10]],
    [7, [0, 0], [7, 0]],
    [0, [2, 3], [0, 0]],
    [9, [], []],
  ])("allocates %i over %j as %j", (amount, weights, shares) => {
    expect(allocateCents(amount, weights)).toEqual(shares);
  });

  it("sums exactly to the amount, within a cent of the exact proportion", () => {
    const weights = fc.array(fc.nat(200_000_000_000), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.nat(200_000_000_000), weights, (amount, parts) => {
        const shares = allocateCents(amount, parts);
        const total = parts.reduce((sum, part) => sum + BigInt(part), 0n);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        for (const [index, share] of shares.entries()) {
          if (total === 0n) continue;
          const floor = Number((BigInt(amount) * BigInt(parts[index] ?? 0)) / total);
          expect([floor, floor + 1]).toContain(share);
        }
      }),
    );
  });
});
