import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type KitchenOrder, kitchenMinutes } from "@/domain/order/timing/kitchen-clock";
import { DEFAULT_ORDER_POLICY } from "@/domain/tenant/default-order-policy";
import { DAY_MS, MINUTE_MS, toInstant } from "@/domain/time/berlin-time";

const NOW = toInstant("2027-03-05", 19 * 60);
const POLICY = { ...DEFAULT_ORDER_POLICY, clock_min_minutes: 15, clock_max_minutes: 60 };

/** An order that was placed so many minutes ago, and left the kitchen so many minutes ago. */
function order(
  placed: number,
  made: number | null,
  changes: Partial<KitchenOrder> & { portions?: number } = {},
): KitchenOrder {
  const { portions = 3, type = "pickup", ...rest } = changes;
  const created_at = NOW - placed * MINUTE_MS;
  const madeStatus = type === "pickup" ? "ready" : "out_for_delivery";
  const lead = type === "pickup" ? 20 : 45;
  return {
    type,
    status: made === null ? "accepted" : madeStatus,
    status_at: {
      placed: created_at,
      ...(made !== null && { [madeStatus]: NOW - made * MINUTE_MS }),
    },
    created_at,
    wanted_at: null,
    promised_at: created_at + lead * MINUTE_MS,
    lines: [{ qty: portions, vat: 7 }],
    ...rest,
  };
}

const minutes = (orders: readonly KitchenOrder[], policy = POLICY, now = NOW) =>
  kitchenMinutes(orders, policy, now);

const QUIET = [order(60, 46), order(40, 25), order(30, 14)];
const rush = (count: number) => Array.from({ length: count }, () => order(5, null));

describe("the kitchen clock", () => {
  it.each([
    ["promises what was usual, if nothing is ahead", QUIET, 15, 40],
    ["leaves an order to a kitchen that can take it", [...QUIET, ...rush(2)], 15, 40],
    ["promises later with more orders ahead", [...QUIET, ...rush(9)], 50, 75],
    ["counts the dishes of orders ahead", [...QUIET, order(5, null, { portions: 27 })], 50, 75],
    [
      "does not count drinks",
      [...QUIET, order(5, null, { lines: [{ qty: 27, vat: 19 }] })],
      15,
      40,
    ],
    [
      "counts what was wanted for soon, and nothing that is wanted much later",
      [...QUIET, order(300, null, { portions: 99, promised_at: NOW + 3 * 60 * MINUTE_MS })],
      15,
      40,
    ],
    [
      "trusts a pace that the kitchen has shown in the last hour",
      [...QUIET, ...Array.from({ length: 12 }, () => order(45, 30)), ...rush(9)],
      15,
      40,
    ],
    [
      "forgets what was due two hours ago and never closed",
      [...QUIET, ...Array.from({ length: 20 }, () => order(200, null))],
      15,
      40,
    ],
    [
      "counts no order that ended without food",
      [...QUIET, ...rush(9).map((each) => ({ ...each, status: "cancelled" as const }))],
      15,
      40,
    ],
    [
      "learns the way to the guests",
      [
        ...QUIET,
        ...Array.from({ length: 4 }, () =>
          order(60, 30, {
            type: "delivery",
            status: "completed",
            status_at: {
              out_for_delivery: NOW - 30 * MINUTE_MS,
              completed: NOW - 20 * MINUTE_MS,
            },
          }),
        ),
      ],
      15,
      30,
    ],
  ])("%s", (_name, orders, pickup, delivery) => {
    expect(minutes(orders)).toEqual({ pickup, delivery });
  });

  it("says nothing while nothing has left the kitchen for an hour", () => {
    expect(minutes([])).toBeNull();
    expect(minutes([order(90, 61), ...rush(3)])).toBeNull();
  });

  it("promises deliveries later than pickups while riders are behind", () => {
    const waiting = Array.from({ length: 5 }, () =>
      order(40, null, { type: "delivery", portions: 1 }),
    );
    const { pickup = 0, delivery = 0 } = minutes([...QUIET, ...waiting]) ?? {};
    expect(delivery - pickup).toBeGreaterThan(30);
  });

  const anyOrder = fc
    .record({
      placed: fc.integer({ min: 0, max: 170 }),
      took: fc.option(fc.integer({ min: 1, max: 120 })),
      portions: fc.integer({ min: 0, max: 12 }),
      type: fc.constantFrom("pickup" as const, "delivery" as const),
    })
    .map(({ placed, took, ...rest }) =>
      order(placed, took === null || took > placed ? null : placed - took, rest),
    );
  const anyOrders = fc.array(anyOrder, { maxLength: 40 });

  it("never promises earlier because more orders are ahead", () => {
    fc.assert(
      fc.property(anyOrders, fc.integer({ min: 1, max: 30 }), (orders, portions) => {
        const before = minutes(orders);
        const after = minutes([...orders, order(3, null, { portions })]);
        if (!before || !after) return;
        expect(after.pickup).toBeGreaterThanOrEqual(before.pickup);
        expect(after.delivery).toBeGreaterThanOrEqual(before.delivery);
      }),
    );
  });

  it("stays within its bounds, in multiples of five, delivery after pickup", () => {
    fc.assert(
      fc.property(anyOrders, (orders) => {
        const found = minutes(orders);
        if (!found) return;
        expect(found.pickup).toBeGreaterThanOrEqual(POLICY.clock_min_minutes);
        expect(found.pickup).toBeLessThanOrEqual(POLICY.clock_max_minutes);
        expect(found.delivery).toBeGreaterThan(found.pickup);
        expect([found.pickup % 5, found.delivery % 5]).toEqual([0, 0]);
      }),
    );
  });

  it("says the same when clocks change as on any other day", () => {
    // 0:30 UTC on the night in which 2:00 becomes 3:00, and a day before.
    const change = toInstant("2027-03-28", 0) + 90 * MINUTE_MS;
    fc.assert(
      fc.property(anyOrders, (orders) => {
        const at = (now: number) =>
          minutes(
            orders.map((each) => movedBy(each, now - NOW)),
            POLICY,
            now,
          );
        expect(at(change)).toEqual(at(change - DAY_MS));
      }),
    );
  });
});

function movedBy(each: KitchenOrder, byMs: number): KitchenOrder {
  const steps = Object.entries(each.status_at).map(([status, at]) => [status, at + byMs]);
  return {
    ...each,
    created_at: each.created_at + byMs,
    promised_at: (each.promised_at ?? NOW) + byMs,
    status_at: Object.fromEntries(steps),
  };
}
