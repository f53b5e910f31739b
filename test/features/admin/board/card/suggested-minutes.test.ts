import { describe, expect, it } from "vitest";
import { MAX_ETA_MINUTES } from "@/domain/order/steps/order-machine";
import {
  clampPromisedMinutes,
  leadMinutes,
  suggestedMinutes,
} from "@/features/admin/board/card/suggested-minutes";

const NOW = Date.parse("2026-11-24T17:00:00Z");

describe("leadMinutes", () => {
  it.each([
    [20, 20],
    [35, 35],
    [18, 20],
    [41, 45],
    [0, 5],
  ])("rounds a lead time of %i minutes up to %i", (minutes, expected) => {
    expect(leadMinutes(minutes * 60_000)).toBe(expected);
  });
});

describe("suggestedMinutes", () => {
  it.each([
    ["the lead time for an order as soon as possible", null, 20],
    ["the time until the wanted time", NOW + 60 * 60_000, 60],
    ["the time until the wanted time, rounded to a minute", NOW + 60 * 60_000 + 29_000, 60],
    ["five minutes for a wanted time in the past", NOW - 60_000, 5],
  ])("suggests %s", (_what, wanted_at, expected) => {
    expect(suggestedMinutes({ wanted_at }, 20, NOW)).toBe(expected);
  });

  it("suggests the time that the checkout promised", () => {
    const promised_at = NOW + 12 * 60_000;
    expect(suggestedMinutes({ wanted_at: null, promised_at }, 20, NOW)).toBe(12);
  });
});

it.each([
  [-10, 5],
  [5, 5],
  [40, 40],
  [MAX_ETA_MINUTES + 5, MAX_ETA_MINUTES],
])("limits a promise of %i minutes to %i", (minutes, expected) => {
  expect(clampPromisedMinutes(minutes)).toBe(expected);
});
