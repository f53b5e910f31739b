import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { quoteOrder } from "@/domain/order/pricing/quote-order";
import { parseRestaurantOrThrow } from "@/domain/tenant/stored-restaurant";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { toInstant } from "@/domain/time/berlin-time";
import { loadBundledMenu } from "@/tenant-configs/load-menu";
import { places } from "@/tenant-configs/places";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { recordRefuted } from "@/test/faults/figures";
import { SEED } from "@/test/harness/seeded-random";

const RECORDS = 1_000;
const NOW = toInstant("2027-03-03", 18 * 60);
const money = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 0, max: 100 }) },
  { weight: 2, arbitrary: fc.double({ min: 0, max: 100, noNaN: true }) },
  { weight: 1, arbitrary: fc.oneof(fc.double(), fc.integer()) },
  { weight: 1, arbitrary: fc.constantFrom(null, "17", -1, 101, 1e308) },
);
const strange = {
  pick_up_discount: money,
  min_delivery_amount: money,
  max_delivery_location_in_km: money,
  delivary_end_min: money,
  cost_by_distance: fc.oneof(
    { weight: 9, arbitrary: fc.dictionary(fc.constantFrom("10", "2", "7.5", "0"), money) },
    { weight: 1, arbitrary: fc.dictionary(fc.constantFrom("x", "-1", ""), money) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
  ),
  min_delivery_amount_by_zip: fc.array(
    fc.record(
      {
        label: fc.string({ minLength: 1 }),
        zip: fc.constantFrom("86343", null, ""),
        min_delivery_amount: money,
      },
      { noNullPrototype: true },
    ),
    { maxLength: 3 },
  ),
};

describe("a restaurant with invalid values", () => {
  it("is either refused by the schema or prices orders in whole cents", async () => {
    const menu = await loadBundledMenu("resto-bobingen");
    const order_policy = { pickup_lead_minutes: 20, delivery_lead_minutes: 45, days_ahead: 0 };
    const stored = {
      ...toStoredRestaurant(restoBobingen),
      order_policy: { ...order_policy, orders_per_slot: null },
    };
    const lines = [{ item_id: "miso-soup", qty: 5, choices: {} }];
    let read = 0;
    const run = fc.check(
      fc.property(fc.record(strange, { requiredKeys: [] }), (changes) => {
        let restaurant: ReturnType<typeof parseRestaurantOrThrow>;
        try {
          restaurant = parseRestaurantOrThrow({ ...stored, ...changes });
        } catch (fault) {
          expect((fault as Error).constructor.name).toMatch(/ZodError/);
          return;
        }
        read += 1;
        const context = { restaurant, menu, availability: DEFAULT_AVAILABILITY, places };
        for (const type of ["pickup", "delivery"] as const) {
          const quoted = quoteOrder({ type, lines, zip: "86343" }, context, NOW);
          if (!quoted.ok) throw new Error(quoted.error.reason);
          const { quote } = quoted.value;
          expect(Number.isSafeInteger(quote.total_cents)).toBe(true);
          expect(quote.discount_cents).toBeLessThanOrEqual(quote.subtotal_cents);
          expect(quote.total_cents).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: RECORDS, seed: SEED },
    );
    recordRefuted(10, "restaurants that crash a quote", run, import.meta.url);
    expect(read).toBeGreaterThan(50);
  }, 120_000);
});
