import { describe, expect, it } from "vitest";
import { checkUnanswered } from "@/domain/limits/order-limits";
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
