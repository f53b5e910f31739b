import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centsFromEuros, percentOf } from "@/domain/money/money";

describe("centsFromEuros", () => {
  it.each([
    [0, 0],
    [1.005, 101],
    [8.675, 868],
    [0.1 + 0.2, 30],
    [17, 1700],
    [1.1, 110],
    [-1.005, -101],
    [99_999.99, 9_999_999],
  ])("turns %d euros into %i cents", (euros, cents) => {
    expect(centsFromEuros(euros)).toBe(cents);
  });

  it("is exact for every whole number of cents", () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (cents) => {
        // Avoids negative zero.
        expect(centsFromEuros(cents / 100) + 0).toBe(cents);
      }),
    );
  });
});

describe("percentOf", () => {
  it.each([
    [1234, 10, 123],
    [1235, 10, 124],
    [5, 10, 1],
    [4, 10, 0],
    [999, 0, 0],
    [999, 100, 999],
    [1000, 7.3, 73],
    [500, 7.3, 37],
  ])("of %i cents, %d percent is %i", (amount, percent, expected) => {
    expect(percentOf(amount, percent)).toBe(expected);
  });

  it("rounds half a cent up like integer arithmetic", () => {
    const amounts = fc.bigInt({ min: 0n, max: 100_000_000n });
    fc.assert(
      fc.property(amounts, fc.bigInt({ min: 0n, max: 10_000n }), (amount, hundredths) => {
        const expected = (amount * hundredths + 5000n) / 10_000n;
        expect(percentOf(Number(amount), Number(hundredths) / 100)).toBe(Number(expected));
      }),
      { numRuns: 2000 },
    );
  });
});
