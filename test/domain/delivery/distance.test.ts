import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceKm } from "@/domain/delivery/distance";

const bobingen = { lat: 48.271, lng: 10.834 };

describe("distanceKm", () => {
  it.each([
    ["Bobingen to itself", bobingen, bobingen, 0],
    ["Bobingen to Wehringen", bobingen, { lat: 48.25, lng: 10.8 }, 3.436],
    ["Bobingen to Königsbrunn", bobingen, { lat: 48.275, lng: 10.892 }, 4.316],
    ["a quarter of the equator", { lat: 0, lng: 0 }, { lat: 0, lng: 90 }, 10_007.543],
    ["pole to pole", { lat: 90, lng: 0 }, { lat: -90, lng: 0 }, 20_015.087],
    ["across the date line", { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111.195],
  ])("%s", (_case, from, to, km) => {
    expect(distanceKm(from, to)).toBeCloseTo(km, 2);
  });

  it("is symmetric and at most half the circumference", () => {
    const point = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, (from, to) => {
        const there = distanceKm(from, to);
        expect(there).toBeCloseTo(distanceKm(to, from), 6);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThan(20_016);
      }),
    );
  });
});
