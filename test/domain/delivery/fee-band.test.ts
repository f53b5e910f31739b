import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { feeBand } from "@/domain/delivery/fee-band";

const example = { cost_by_distance: { "5": 1, "10": 3 }, max_delivery_location_in_km: 10 };
// As strings, "10" sorts before "5" and "7.5".
const unsorted = {
  cost_by_distance: { "7.5": 2, "10": 3, "5": 0, "12.5": 5 },
  max_delivery_location_in_km: null,
};

describe("feeBand", () => {
  it.each([
    [0, 100],
    [5, 100],
    [5.000001, 300],
    [10, 300],
  ])("with the documented bands, %d km cost %i cents", (km, cents) => {
    expect(feeBand(example, km)?.fee_cents).toBe(cents);
  });

  it.each([
    [4.9, 0],
    [5, 0],
    [7.5, 200],
    [7.500001, 300],
    [10, 300],
    [12.5, 500],
  ])("sorts unsorted bands by distance: %d km cost %i cents", (km, cents) => {
    expect(feeBand(unsorted, km)?.fee_cents).toBe(cents);
  });

  it.each([
    ["past the reach", example, 10.000001],
    ["past the last band", unsorted, 12.500001],
    ["past a reach below the last band", { ...example, max_delivery_location_in_km: 4 }, 4.1],
    ["without bands", { cost_by_distance: {}, max_delivery_location_in_km: null }, 0],
  ])("refuses %s", (_case, restaurant, km) => {
    expect(feeBand(restaurant, km)).toBeUndefined();
  });

  it("never decreases with distance if the bands increase", () => {
    const km = fc.double({ min: 0, max: 10, noNaN: true });
    fc.assert(
      fc.property(km, km, (one, other) => {
        const near = feeBand(example, Math.min(one, other))?.fee_cents ?? NaN;
        const far = feeBand(example, Math.max(one, other))?.fee_cents ?? NaN;
        expect(far - near).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
