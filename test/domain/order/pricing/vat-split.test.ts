import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { vatSplit } from "@/domain/order/pricing/vat-split";

describe("vatSplit", () => {
  it("calculates the included VAT per rate in ascending order", () => {
    const bases = [
      { rate: 19, goods_cents: 1190, deposit_cents: 0 },
      { rate: 7, goods_cents: 1070, deposit_cents: 0 },
      { rate: 7, goods_cents: 2140, deposit_cents: 0 },
    ];
    expect(vatSplit(bases, { discount_cents: 0, delivery_fee_cents: 0 })).toEqual([
      { rate: 7, net_cents: 3000, vat_cents: 210 },
      { rate: 19, net_cents: 1000, vat_cents: 190 },
    ]);
  });

  it("allocates discount and fee by goods and keeps deposits with their rate", () => {
    const bases = [
      { rate: 7, goods_cents: 3000, deposit_cents: 0 },
      { rate: 19, goods_cents: 1000, deposit_cents: 25 },
    ];
    // Discount 301: 226 (225.75) and 75 (75.25); fee 100: 75 and 25.
    const split = vatSplit(bases, { discount_cents: 301, delivery_fee_cents: 100 });
    const gross = split.map(({ net_cents, vat_cents }) => net_cents + vat_cents);
    expect(gross).toEqual([3000 - 226 + 75, 1000 - 75 + 25 + 25]);
    expect(split).toEqual([
      { rate: 7, net_cents: 2663, vat_cents: 186 },
      { rate: 19, net_cents: 819, vat_cents: 156 },
    ]);
  });

  it("assigns the fee on free food to its rate", () => {
    const bases = [{ rate: 7, goods_cents: 0, deposit_cents: 0 }];
    expect(vatSplit(bases, { discount_cents: 0, delivery_fee_cents: 107 })).toEqual([
      { rate: 7, net_cents: 100, vat_cents: 7 },
    ]);
  });

  it("sums exactly to the total without negative parts", () => {
    const base = fc.record({
      rate: fc.constantFrom(7, 19),
      goods_cents: fc.nat(50_000),
      deposit_cents: fc.nat(500),
    });
    const inputs = fc.tuple(
      fc.array(base, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 100 }),
      fc.nat(1000),
    );
    fc.assert(
      fc.property(inputs, ([bases, percent, delivery_fee_cents]) => {
        const goods = bases.reduce((sum, { goods_cents }) => sum + goods_cents, 0);
        const deposits = bases.reduce((sum, { deposit_cents }) => sum + deposit_cents, 0);
        const discount_cents = Math.floor((goods * percent) / 100);
        const split = vatSplit(bases, { discount_cents, delivery_fee_cents });
        const sum = split.reduce((all, { net_cents, vat_cents }) => all + net_cents + vat_cents, 0);
        expect(sum).toBe(goods - discount_cents + delivery_fee_cents + deposits);
        for (const { rate, net_cents, vat_cents } of split) {
          expect(net_cents).toBeGreaterThanOrEqual(0);
          expect(Math.abs(vat_cents - (net_cents * rate) / 100)).toBeLessThanOrEqual(0.6);
        }
      }),
      { numRuns: 3000 },
    );
  });
});
