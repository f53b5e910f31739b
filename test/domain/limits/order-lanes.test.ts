import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addToLane,
  laneFreeAt,
  laneSequence,
  ORDER_LANES,
  type OrderLane,
} from "@/domain/limits/order-lanes";
import { orderCode } from "@/domain/order/order-code";
import { NOON } from "../order/sample-order";

const MINUTE = 60_000;
const ALL = Array.from({ length: ORDER_LANES }, (_, lane) => lane);
const WINDOWS = ["placed_at", "unverified_at"] as const;

/** Fills lanes at one instant until none has room. @returns the number of places */
function placesOf(ordersAMinute: number, window: "placed_at" | "unverified_at"): number {
  let places = 0;
  for (const lane of ALL) {
    const events: number[] = [];
    const isFree = () =>
      laneFreeAt(lane, { placed_at: events, unverified_at: events }, window, ordersAMinute) <= NOON;
    while (isFree()) events.push(NOON);
    places += events.length;
  }
  return places;
}

describe("laneFreeAt", () => {
  it("shares any limit out over the lanes without remainder, two thirds for unverified guests", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), (limit) => {
        expect(placesOf(limit, "placed_at")).toBe(limit);
        expect(placesOf(limit, "unverified_at")).toBe(Math.floor((limit * 2) / 3));
      }),
      { numRuns: 50 },
    );
  });

  it("frees a place exactly a minute after its order", () => {
    const at = Array.from({ length: 3 }, (_, index) => NOON + index * 1000);
    const events = { placed_at: at, unverified_at: at.slice(0, 2) };
    for (const window of WINDOWS) expect(laneFreeAt(0, events, window, 60)).toBe(NOON + MINUTE);
    expect(laneFreeAt(0, { placed_at: [], unverified_at: [] }, "placed_at", 60)).toBe(-Infinity);
  });

  it("never frees a lane that has no share of a small limit", () => {
    const none = { placed_at: [], unverified_at: [] };
    expect(laneFreeAt(ORDER_LANES - 1, none, "placed_at", 5)).toBe(Infinity);
  });
});

it("a lane keeps the orders of one minute", () => {
  const events = [NOON - MINUTE, NOON - MINUTE + 1];
  expect(addToLane(events, NOON)).toEqual([NOON - MINUTE + 1, NOON]);
});

it("gives 5,000 orders of a day different codes, however they spread over the lanes", () => {
  const lanes: Pick<OrderLane, "order_count">[] = ALL.map((lane) => ({ order_count: lane * 7 }));
  const codes = Array.from({ length: 5000 }, (_, index) => {
    const lane = (index * 13 + (index % 7)) % ORDER_LANES;
    const { order_count } = lanes[lane] ?? { order_count: 0 };
    lanes[lane] = { order_count: order_count + 1 };
    return orderCode(laneSequence(lane, { order_count }), "resto-bobingen");
  });
  expect(new Set(codes).size).toBe(5000);
});
