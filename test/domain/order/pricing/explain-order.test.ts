import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Availability } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { deliveryTerms } from "@/domain/delivery/delivery-terms";
import { openingState } from "@/domain/hours/opening-state";
import { publicHoliday } from "@/domain/hours/public-holidays";
import type { QuoteOrderRequest } from "@/domain/order/order-requests.schema";
import { explainOrder, type OrderExplanation } from "@/domain/order/pricing/explain-order";
import { type OrderContext, quoteOrder } from "@/domain/order/pricing/quote-order";
import type { OpeningInterval } from "@/domain/tenant/opening-interval.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { MINUTE_MS, toInstant, toLocal } from "@/domain/time/berlin-time";
import { anOrderContext, rice, sampleMenu, sampleRestaurant } from "../../sample-restaurant";

/** Ordinary days, both changes of the clock, and public holidays of Bavaria. */
const DATES = [
  "2027-03-27",
  "2027-03-28",
  "2027-03-29",
  "2027-10-30",
  "2027-10-31",
  "2027-11-01",
  "2027-12-25",
  "2027-06-16",
];

const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(quarter / 4))}:${pad((quarter % 4) * 15)}` as OpeningInterval[0];
});
const interval = fc.tuple(clock, clock).filter(([open, close]) => open !== close);
const weekly = fc.option(fc.array(interval, { maxLength: 2 }));
const euros = fc.integer({ min: 0, max: 400 }).map((dimes) => dimes / 10);
const date = fc.constantFrom(...DATES);
const instant = fc
  .tuple(date, fc.integer({ min: 0, max: 1439 }))
  .map(([day, minutes]) => toInstant(day, minutes));
const near = fc.integer({ min: -180, max: 180 });

const restaurant = fc.record({
  hours: fc.tuple(weekly, weekly, weekly, weekly, weekly, weekly, weekly),
  opened_on_holiday: fc.boolean(),
  delivery: fc.boolean(),
  delivary_end_min: fc.constantFrom(0, 30, 90),
  max_delivery_location_in_km: fc.constantFrom(3, 6, 10, null),
  cost_by_distance: fc.dictionary(fc.constantFrom("2", "5", "7.5", "60"), euros),
  min_delivery_amount: euros,
  min_delivery_amount_by_zip: fc.array(
    fc.record({
      zip: fc.constantFrom("", "86399", "86507"),
      label: fc.constantFrom("Bobingen", "Kleinaitingen", "Umland"),
      min_delivery_amount: euros,
    }),
    { maxLength: 3 },
  ),
  order_policy: fc.record({
    pickup_lead_minutes: fc.integer({ min: 0, max: 90 }),
    delivery_lead_minutes: fc.integer({ min: 0, max: 120 }),
    days_ahead: fc.integer({ min: 0, max: 2 }),
    orders_per_slot: fc.constant(null),
  }),
});

const availability = fc.record({
  paused: fc.option(near),
  delivery_paused: fc.option(near),
  unattended: fc.boolean(),
  extra_minutes: fc.constantFrom(0, 0, 15, 45),
  extra_until: fc.option(near),
  delivery_extra_minutes: fc.constantFrom(null, null, 0, 30),
  exceptions: fc.array(
    fc.oneof(
      fc.record({ date, closed: fc.constant(true), reason: fc.constant("Urlaub") }),
      fc.record({ date, hours: fc.array(interval, { maxLength: 2 }) }),
      fc.record({ date }),
    ),
    { maxLength: 3 },
  ),
});

const cases = fc.record({
  now: instant,
  restaurant,
  availability,
  type: fc.constantFrom("pickup" as const, "delivery" as const),
  zip: fc.constantFrom("86399", "86507", "86971", "99999", undefined),
  subtotal: fc.integer({ min: 1, max: 6000 }),
});

type Case = typeof cases extends fc.Arbitrary<infer Value> ? Value : never;

function contextOf({
  now,
  restaurant: changes,
  availability: drawn,
  subtotal,
}: Case): OrderContext {
  const { paused, delivery_paused, unattended, extra_until, ...fields } = drawn;
  const at = (minutes: number | null) => (minutes === null ? null : now + minutes * MINUTE_MS);
  const { max_delivery_location_in_km: reach, ...rest } = changes;
  return anOrderContext({
    restaurant: {
      ...sampleRestaurant,
      ...rest,
      max_delivery_location_in_km: reach ?? undefined,
      hours: { ...rest.hours } as unknown as Restaurant["hours"],
    } as Restaurant,
    availability: {
      ...DEFAULT_AVAILABILITY,
      ...fields,
      paused_until: at(paused),
      delivery_paused_until: at(delivery_paused),
      extra_until: at(extra_until),
      paused_unattended_at: unattended ? now - 1 : null,
    } as Availability,
    menu: { ...sampleMenu, items: [{ ...rice, preis: subtotal / 100 }] },
  });
}

function quoted(drawn: Case, context: OrderContext) {
  const request: Omit<QuoteOrderRequest, "resto_key"> = {
    type: drawn.type,
    lines: [{ item_id: "rice", qty: 1, choices: {} }],
    wanted_at: null,
    ...(drawn.zip === undefined ? {} : { zip: drawn.zip }),
  };
  const result = quoteOrder(request, context, drawn.now);
  if (!result.ok) throw new Error(result.error.reason);
  return result.value;
}

function explained(drawn: Case, context: OrderContext): OrderExplanation {
  const { type, zip, subtotal, now } = drawn;
  return explainOrder({ type, ...(zip && { zip }) }, subtotal, context, now);
}

describe("explainOrder", () => {
  it("arrives at what guests see and the server decides, for any restaurant, day and change of the clock", () => {
    const reasons = new Set<string>();
    fc.assert(
      fc.property(cases, (drawn) => {
        const context = contextOf(drawn);
        const { quote, refusal } = quoted(drawn, context);
        const { conditions, opening } = explained(drawn, context);
        reasons.add(refusal?.reason ?? "none");
        expect(opening).toEqual(openingState(context.restaurant, context.availability, drawn.now));
        expect({
          fee: conditions.delivery_fee_cents,
          minimum: conditions.minimum_cents,
          missing: conditions.missing_cents,
          earliest: conditions.times.earliest_at,
          slots: conditions.times.slots,
          refusal: conditions.refusal,
        }).toEqual({
          fee: quote.delivery_fee_cents,
          minimum: quote.minimum_cents,
          missing: quote.missing_cents,
          earliest: quote.earliest_at,
          slots: quote.next_slots,
          refusal,
        });
      }),
      { numRuns: 1500 },
    );
    expect([...reasons].toSorted()).toEqual([
      "BELOW_MINIMUM",
      "CLOSED",
      "DELIVERY_OFF",
      "OUT_OF_AREA",
      "PAUSED",
      "none",
    ]);
  });

  it("gives reasons from which its results follow", () => {
    fc.assert(
      fc.property(cases, (drawn) => {
        const context = contextOf(drawn);
        const { day, pause, lead, ends_at, towns, conditions, isOffered, opening } = explained(
          drawn,
          context,
        );
        const { restaurant: place } = context;
        const { date: today, weekday } = toLocal(drawn.now);
        // The day's hours.
        if (day.cause === "holiday") {
          expect([day.hours, place.opened_on_holiday]).toEqual([[], false]);
          expect(publicHoliday(today, place.address.city)).not.toBeNull();
        }
        if (day.cause === "hours") expect(day.hours).toEqual(place.hours[weekday] ?? []);
        expect(day.exception?.date).toBe(day.cause === "exception" ? today : undefined);
        if (day.exception?.closed) expect(day.hours).toEqual([]);
        // As soon as possible: open, before the last order, after the lead time.
        const canNow = opening.open && pause === null && ends_at !== null && drawn.now < ends_at;
        const ready = drawn.now + (lead.usual + lead.extra) * MINUTE_MS;
        expect(conditions.times.earliest_at).toBe(
          canNow ? Math.ceil(ready / MINUTE_MS) * MINUTE_MS : null,
        );
        // Fee and minimum are the highest of the towns in reach.
        const reached = towns.flatMap(({ band, terms: one }) =>
          band && one ? [{ fee: band.fee_cents, ...one }] : [],
        );
        for (const { fee, fee_cents } of reached) expect(fee_cents).toBe(fee);
        const terms = deliveryTerms(place, context.places, { zip: drawn.zip ?? "" });
        if (drawn.type === "delivery" && drawn.zip) expect(terms.ok).toBe(reached.length > 0);
        if (reached.length > 0) {
          expect(conditions.delivery_fee_cents).toBe(Math.max(...reached.map(({ fee }) => fee)));
          expect(conditions.minimum_cents).toBe(
            Math.max(...reached.map(({ minimum_cents }) => minimum_cents)),
          );
        }
        if (!isOffered) expect(conditions.refusal?.reason).toBe("DELIVERY_OFF");
        else if (pause !== null) expect(conditions.refusal?.reason).toBe("PAUSED");
      }),
      { numRuns: 1500 },
    );
  });
});
