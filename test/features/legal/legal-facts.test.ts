import { describe, expect, it } from "vitest";
import { legalFacts } from "../../../src/features/legal/legal-facts";
import { pho3Peiting } from "../../../tenant-configs/pho3-peiting";
import { restoBobingen } from "../../../tenant-configs/resto-bobingen";

describe("legalFacts", () => {
  it.each([
    ["DE999999901", "DE999999901"],
    ["DE 999 999 901", "DE999999901"],
    ["103/123/45678", null],
    ["", null],
  ])("prints the tax field %j only where it is a VAT id", (tax, vatId) => {
    expect(legalFacts({ ...restoBobingen, tax }, "de").vatId).toBe(vatId);
  });

  it("lists where delivery goes, the restaurant's own town first, and what it costs", () => {
    const { areas, fees, pickupDiscount } = legalFacts(restoBobingen, "de");
    expect(areas[0]).toMatch(/^86399 Bobingen: ab 17,00\s€$/);
    expect(areas).toHaveLength(restoBobingen.min_delivery_amount_by_zip.length + 1);
    expect(fees[0]).toBe("bis 2 km kostenlos");
    expect(pickupDiscount).toBe("10 %");
    expect(legalFacts(restoBobingen, "en").pickupDiscount).toBe("10%");
  });

  it("says nothing about delivery where there is none", () => {
    const { areas, fees } = legalFacts({ ...restoBobingen, delivery: false }, "en");
    expect([areas, fees]).toEqual([[], []]);
  });

  it("name the other restaurants of the same owner, where there are some", () => {
    expect(legalFacts(pho3Peiting, "de").sisters).toEqual([
      expect.stringContaining("https://pho3-augsburg."),
      expect.stringContaining("https://pho3-schwabmuenchen."),
    ]);
    expect(legalFacts(restoBobingen, "de").sisters).toEqual([]);
  });
});
