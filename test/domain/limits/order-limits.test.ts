import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addPlacedOrder,
  checkRestaurantLimit,
  checkUnanswered,
  type PlacedOrders,
} from "@/domain/limits/order-limits";
import { NOON } from "../order/sample-order";

const MINUTE = 60_000;
const allowed = { ok: true, value: undefined };
const limited = (retry_after_s: number) => ({
  ok: false,
  error: { reason: "RATE_LIMIT", retry_after_s },
});

describe("checkUnanswered", () => {
  const placedAt = (...instants: number[]) => instants.map((created_at) => ({ created_at }));

  it("allows three unanswered orders of any age", () => {
    const old = NOON - 24 * 60 * MINUTE;
    expect(checkUnanswered(placedAt(NOON, NOON), NOON)).toEqual(allowed);
    expect(checkUnanswered(placedAt(old, old, old), NOON)).toEqual(limited(1));
  });

  it("waits until the oldest can have expired", () => {
    const placed = placedAt(NOON, NOON - 5 * MINUTE, NOON - MINUTE);
    expect(checkUnanswered(placed, NOON)).toEqual(limited(10 * 60));
  });

  it("waits longer for orders of a closed restaurant, which expire in the morning", () => {
    const placed = [10, 30, 20].map((minutes) => ({
      created_at: NOON - 60 * MINUTE,
      answer_due_at: NOON + minutes * MINUTE,
    }));
    expect(checkUnanswered(placed, NOON)).toEqual(limited(10 * 60));
  });
});

describe("checkRestaurantLimit", () => {
  it.each([
    [59, NOON, allowed],
    [60, NOON, limited(60)],
    [60, NOON - MINUTE + 1, limited(1)],
    [60, NOON - MINUTE, allowed],
  ])("checks the limit for %i orders placed at %i", (count, at, expected) => {
    const placed_at = Array<number>(count).fill(at);
    const placed = { placed_at, unverified_at: [] };
    expect(checkRestaurantLimit(placed, true, NOON)).toEqual(expected);
    expect(checkRestaurantLimit(placed, false, NOON)).toEqual(expected);
  });

  const anyOrders = fc.array(
    fc.record({ isVerified: fc.boolean(), waitMs: fc.nat({ max: 5000 }) }),
    { maxLength: 200 },
  );

  it("leaves verified guests a third of every minute, whatever the others order", () => {
    fc.assert(
      fc.property(anyOrders, (orders) => {
        let placed: PlacedOrders = { placed_at: [], unverified_at: [] };
        const accepted: { at: number; isVerified: boolean }[] = [];
        let now = NOON;
        for (const { isVerified, waitMs } of orders) {
          now += waitMs;
          const minute = accepted.filter(({ at }) => at > now - MINUTE);
          const others = minute.filter((each) => !each.isVerified).length;
          const isAllowed = minute.length < 60 && (isVerified || others < 40);
          expect(checkRestaurantLimit(placed, isVerified, now).ok).toBe(isAllowed);
          expect(others).toBeLessThanOrEqual(40);
          if (!isAllowed) continue;
          accepted.push({ at: now, isVerified });
          placed = addPlacedOrder(placed, isVerified, now);
        }
      }),
    );
  });

  it("names the wait until an unverified guest's place is free", () => {
    const at = Array.from({ length: 40 }, (_, index) => NOON - MINUTE + 10_000 + index);
    expect(checkRestaurantLimit({ placed_at: at, unverified_at: at }, false, NOON)).toEqual(
      limited(10),
    );
    expect(checkRestaurantLimit({ placed_at: at, unverified_at: at }, true, NOON)).toEqual(allowed);
  });
});
