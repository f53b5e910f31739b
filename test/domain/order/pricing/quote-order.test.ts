import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import type { QuoteOrderRequest } from "@/domain/order/order-requests.schema";
import { quoteSchema } from "@/domain/order/pricing/quote.schema";
import { type OrderContext, quoteOrder } from "@/domain/order/pricing/quote-order";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { anOrderContext, rice, sampleMenu, sampleRestaurant } from "../../sample-restaurant";
import { NOON } from "../sample-order";

type Request = Omit<QuoteOrderRequest, "resto_key">;

const portions = (qty: number) => [{ item_id: "rice", qty, choices: {} }];
const toBobingen: Request = { type: "delivery", zip: "86399", lines: portions(17) };

function quoted(request: Request, changes: Partial<OrderContext> = {}, now = NOON) {
  const result = quoteOrder(request, anOrderContext(changes), now);
  if (!result.ok) throw new Error(result.error.reason);
  return result.value;
}

/** An order context in which rice costs this many cents. */
function riceFor(cents: number): Partial<OrderContext> {
  return { menu: { ...sampleMenu, items: [{ ...rice, preis: cents / 100 }] } };
}

describe("amounts of a quote", () => {
  const lines: Request["lines"] = [
    { item_id: "noodles", qty: 2, choices: { size: "large", extras: ["tofu"] } },
    { item_id: "lemonade", qty: 2, choices: {} },
  ];

  it("subtract the discount for pickup, but not from deposits", () => {
    const { quote, refusal } = quoted({ type: "pickup", lines });
    expect(refusal).toBeNull();
    expect(quote).toMatchObject({
      subtotal_cents: 3220,
      discount_cents: 322,
      delivery_fee_cents: 0,
      deposit_cents: 50,
      total_cents: 2948,
      minimum_cents: 0,
      missing_cents: 0,
      menu_rev: 4,
    });
    expect(quoteSchema.safeParse(quote).success).toBe(true);
  });

  describe("with reusable containers", () => {
    const menu = {
      ...sampleMenu,
      items: sampleMenu.items.map((item) =>
        item.id === "rice" ? item : { ...item, reusable: true },
      ),
    };
    const withRice = [...lines, { item_id: "rice", qty: 3, choices: {} }];
    const request: Request = { type: "pickup", lines: withRice, reusable: true };

    it("have one deposit for each portion that fits, at the rate of its dish", () => {
      const without = quoted({ type: "pickup", lines: withRice }, { menu }).quote;
      const { quote } = quoted(request, { menu });
      expect(without.reusable).toBeUndefined();
      expect(quote).toEqual({
        ...without,
        reusable: { containers: 4, deposit_cents: 2000 },
        total_cents: without.total_cents + 2000,
        vat_split: expect.any(Array),
      });
      const grossOf = ({ vat_split }: typeof quote) =>
        vat_split.map(({ net_cents, vat_cents }) => net_cents + vat_cents);
      const [food = 0, drinks = 0] = grossOf(without);
      expect(grossOf(quote)).toEqual([food + 1000, drinks + 1000]);
    });

    it("have no deposit where containers are not offered or no dish fits into one", () => {
      const { total_cents } = quoted({ type: "pickup", lines: withRice }).quote;
      const restaurant = { ...sampleRestaurant, reusable: "own_containers" as const };
      for (const { quote } of [quoted(request), quoted(request, { menu, restaurant })]) {
        expect(quote.reusable).toBeUndefined();
        expect(quote.total_cents).toBe(total_cents);
      }
    });

    it("have no deposit where the restaurant lends containers without one", () => {
      const { reusable_deposit_cents: _, ...restaurant } = sampleRestaurant;
      expect(quoted(request, { menu, restaurant }).quote.reusable).toEqual({
        containers: 4,
        deposit_cents: 0,
      });
    });
  });

  it("add the fee for delivery without a discount", () => {
    const { quote } = quoted({ type: "delivery", zip: "86507", city: "Kleinaitingen", lines });
    expect(quote).toMatchObject({
      subtotal_cents: 3220,
      discount_cents: 0,
      delivery_fee_cents: 200,
      deposit_cents: 50,
      total_cents: 3470,
      minimum_cents: 3500,
      missing_cents: 280,
    });
  });

  it("have no fee and the general minimum without a postal code", () => {
    const { quote, refusal } = quoted({ type: "delivery", lines });
    expect(quote).toMatchObject({ delivery_fee_cents: 0, minimum_cents: 1700 });
    expect(refusal).toBeNull();
  });

  it("equal the sum of the VAT split for any order", () => {
    const line = fc.oneof(
      fc.record({
        item_id: fc.constant("noodles"),
        qty: fc.integer({ min: 1, max: 50 }),
        choices: fc.record({
          size: fc.constantFrom("small", "large"),
          extras: fc.subarray(["tofu", "egg", "chili"], { maxLength: 2 }),
        }),
      }),
      fc.record({
        item_id: fc.constantFrom("lemonade", "rice"),
        qty: fc.integer({ min: 1, max: 50 }),
        choices: fc.constant({}),
      }),
    );
    const lists = fc.array(line, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(lists, fc.constantFrom("pickup", "delivery"), (lines, type) => {
        const { quote } = quoted({ type, lines, zip: "86399" });
        const split = quote.vat_split.reduce((sum, one) => sum + one.net_cents + one.vat_cents, 0);
        const parts = quote.lines.reduce((sum, { line_cents }) => sum + line_cents, 0);
        expect(split).toBe(quote.total_cents);
        expect(parts).toBe(quote.subtotal_cents);
        expect(quote.total_cents).toBe(
          parts - quote.discount_cents + quote.delivery_fee_cents + quote.deposit_cents,
        );
      }),
      { numRuns: 150 },
    );
  });
});

describe("minimum of a quote", () => {
  it.each([
    ["86399", undefined, 1700],
    ["86507", "Oberottmarshausen", 2700],
    ["86507", "Kleinaitingen", 3500],
  ])("of %s %s is met at %i cents and missed at one cent less", (zip, city, minimum) => {
    const request: Request = { type: "delivery", zip, city, lines: portions(1) };
    expect(quoted(request, riceFor(minimum)).refusal).toBeNull();
    expect(quoted(request, riceFor(minimum - 1)).refusal).toEqual({
      reason: "BELOW_MINIMUM",
      missing_cents: 1,
    });
  });

  it("ignores deposits and fee, and does not apply to pickup", () => {
    const drinks = { ...toBobingen, lines: [{ item_id: "lemonade", qty: 5, choices: {} }] };
    expect(quoted(drinks).refusal).toEqual({ reason: "BELOW_MINIMUM", missing_cents: 200 });
    expect(quoted({ type: "pickup", lines: portions(1) }).refusal).toBeNull();
  });
});

describe("times of a quote", () => {
  it("are the earliest time and the slots while open", () => {
    const { quote } = quoted(toBobingen);
    expect(quote.earliest_at).toBe(NOON + 45 * 60_000);
    expect(quote.next_slots[0]).toBe(NOON + 45 * 60_000);
  });

  it("are slots only while closed", () => {
    const { quote, refusal } = quoted(toBobingen, {}, toInstant("2026-11-24", minutesOf("15:00")));
    expect(quote.earliest_at).toBeNull();
    expect(refusal).toEqual({ reason: "CLOSED", next_at: quote.next_slots[0] });
  });
});

describe("first refusal of a quote", () => {
  // Starts with every rule broken; each step fixes the one reported before.
  const paused_until = NOON + 60_000;
  const worst = {
    restaurant: { ...sampleRestaurant, delivery: false },
    availability: { ...DEFAULT_AVAILABILITY, paused_until, sold_out: { rice: NOON + 1 } },
  };
  const request: Request = {
    type: "delivery",
    zip: "99999",
    lines: portions(1),
    wanted_at: NOON - 60_000,
  };

  it("checks lines, availability, time, area and minimum in this order", () => {
    const reasons = [
      quoted(request, worst),
      quoted(request, { ...worst, availability: { ...DEFAULT_AVAILABILITY, paused_until } }),
      quoted(request, { availability: { ...DEFAULT_AVAILABILITY, paused_until } }),
      quoted(request),
      quoted({ ...request, wanted_at: null }),
      quoted({ ...request, wanted_at: null, zip: "86399" }),
      quoted({ ...request, wanted_at: null, zip: "86399", lines: portions(17) }),
    ].map(({ refusal }) => refusal?.reason);
    expect(reasons).toEqual([
      "ITEM_UNAVAILABLE",
      "DELIVERY_OFF",
      "PAUSED",
      "SLOT_PAST",
      "OUT_OF_AREA",
      "BELOW_MINIMUM",
      undefined,
    ]);
  });

  it("does not refuse pickup if only delivery is off", () => {
    const changes = { restaurant: { ...sampleRestaurant, delivery: false } };
    expect(quoted({ type: "pickup", lines: portions(1) }, changes).refusal).toBeNull();
  });

  it("is PAUSED without a next time, and has no slots, while nobody answers orders", () => {
    const paused = { paused_unattended_at: NOON - 60_000, paused_until: NOON + 60_000 };
    const availability = { ...DEFAULT_AVAILABILITY, ...paused };
    const { quote, refusal } = quoted({ type: "pickup", lines: portions(1) }, { availability });
    expect(refusal).toEqual({ reason: "PAUSED" });
    expect(quote).toMatchObject({ earliest_at: null, next_slots: [] });
  });

  it("has the end of a pause as next_at, and no refusal after it", () => {
    const changes = { availability: { ...DEFAULT_AVAILABILITY, paused_until } };
    expect(quoted(toBobingen, changes).refusal).toEqual({
      reason: "PAUSED",
      next_at: paused_until,
    });
    expect(quoted(toBobingen, changes, paused_until).refusal).toBeNull();
  });

  it("replaces the quote only if lines cannot be priced", () => {
    const unknown = { ...toBobingen, lines: [{ item_id: "pizza", qty: 1, choices: {} }] };
    expect(quoteOrder(unknown, anOrderContext(), NOON)).toEqual({
      ok: false,
      error: { reason: "ITEM_UNAVAILABLE", field: "lines.0.item_id" },
    });
  });
});
