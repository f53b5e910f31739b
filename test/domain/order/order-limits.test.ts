import { describe, expect, it } from "vitest";
import { checkAccountLimit, checkRestaurantLimit } from "@/domain/order/order-limits";
import type { OrderStatus } from "@/domain/order/order-status";
import { NOON } from "./sample-order";

const MINUTE = 60_000;
const allowed = { ok: true, value: undefined };
const limited = { ok: false, error: { reason: "RATE_LIMIT" } };

function orders(count: number, status: OrderStatus, created_at: number) {
  return Array.from({ length: count }, () => ({ status, created_at }));
}

describe("checkAccountLimit", () => {
  it("allows five orders in ten minutes", () => {
    expect(checkAccountLimit([], NOON)).toEqual(allowed);
    expect(checkAccountLimit(orders(4, "accepted", NOON), NOON)).toEqual(allowed);
    expect(checkAccountLimit(orders(5, "completed", NOON), NOON)).toEqual(limited);
    const old = NOON - 10 * MINUTE;
    expect(checkAccountLimit(orders(5, "cancelled", old), NOON)).toEqual(allowed);
    expect(checkAccountLimit(orders(5, "cancelled", old + 1), NOON)).toEqual(limited);
  });

  it("allows three unanswered orders of any age", () => {
    const old = NOON - 24 * 60 * MINUTE;
    expect(checkAccountLimit(orders(2, "placed", old), NOON)).toEqual(allowed);
    expect(checkAccountLimit(orders(3, "placed", old), NOON)).toEqual(limited);
    const answered = [...orders(2, "placed", old), ...orders(1, "accepted", NOON)];
    expect(checkAccountLimit(answered, NOON)).toEqual(allowed);
  });
});

describe("checkRestaurantLimit", () => {
  it.each([
    [59, NOON, allowed],
    [60, NOON, limited],
    [60, NOON - MINUTE + 1, limited],
    [60, NOON - MINUTE, allowed],
  ])("checks the limit for %i orders placed at %i", (count, at, expected) => {
    expect(checkRestaurantLimit(Array<number>(count).fill(at), NOON)).toEqual(expected);
  });
});
