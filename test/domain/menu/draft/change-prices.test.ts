import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changedPrice, changePrices, PRICE_STEPS } from "@/domain/menu/draft/change-prices";
import { sampleMenu } from "../../sample-restaurant";

describe("changedPrice", () => {
  it.each([
    ["5 %, to a cent", 12.5, 5, 1, 13.13],
    ["5 %, to 10 cents", 12.5, 5, 10, 13.1],
    ["5 %, to 50 cents", 12.5, 5, 50, 13],
    ["the middle is rounded up", 11, 5, 10, 11.6],
    ["a rise that rounding would undo", 4.2, 1, 50, 4.2],
    ["a fall that rounding would undo", 4.4, -1, 50, 4.4],
    ["rounding alone, down", 4.2, 0, 50, 4],
    ["rounding alone, up", 4.4, 0, 50, 4.5],
    ["a fall", 10, -10, 10, 9],
    ["a fall below nothing", 3, -200, 10, 0],
    ["the highest price", 9999, 50, 1, 10_000],
    ["a free dish", 0, 5, 10, 0],
    ["a missing price", Number.NaN, 5, 10, Number.NaN],
  ] as const)("%s", (_case, euros, percent, step, expected) => {
    expect(changedPrice(euros, { by: { percent }, step })).toBe(expected);
  });

  it("adds an amount", () => {
    expect(changedPrice(12.5, { by: { cents: 50 }, step: 1 })).toBe(13);
    expect(changedPrice(0.3, { by: { cents: -50 }, step: 1 })).toBe(0);
  });

  it("never turns a rise into a fall, and is a whole number of cents", () => {
    const euros = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100);
    const percent = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(euros, percent, fc.constantFrom(...PRICE_STEPS), (before, share, step) => {
        const after = changedPrice(before, { by: { percent: share }, step });
        expect(after).toBeGreaterThanOrEqual(before);
        expect(Number((after * 100).toFixed(6)) % 1).toBe(0);
        const lower = changedPrice(before, { by: { percent: -share }, step });
        expect(lower).toBeLessThanOrEqual(before);
      }),
    );
  });
});

it("changes the chosen dishes of a menu alone", () => {
  const [first, ...others] = sampleMenu.items;
  const change = { by: { percent: 100 }, step: 1 } as const;
  const changed = changePrices(sampleMenu, new Set([first?.id ?? ""]), change);
  expect(changed.items[0]).toEqual({ ...first, preis: (first?.preis ?? 0) * 2 });
  expect(changed.items.slice(1)).toEqual(others);
});
