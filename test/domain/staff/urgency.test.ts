import { expect, it } from "vitest";
import { type RestaurantNeeds, urgencyOf } from "@/domain/staff/urgency";

const NOW = 1_800_000_000_000;
const calm: RestaurantNeeds = {
  unanswered: 0,
  oldestAt: null,
  overdue: 0,
  requests: 0,
  payments: 0,
  waiting: 0,
  isPaused: false,
  isUnattended: false,
  isSilent: false,
};

it.each<[string, Partial<RestaurantNeeds>, number]>([
  ["nobody answers", { isUnattended: true }, 5],
  ["an order waits for more than three minutes", { unanswered: 1, oldestAt: NOW - 180_001 }, 4],
  ["an order is past its promised time", { waiting: 1, overdue: 1 }, 4],
  ["an order was placed just now", { unanswered: 1, oldestAt: NOW - 180_000 }, 3],
  ["a reservation waits for confirmation", { requests: 1 }, 2],
  ["orders are paused", { isPaused: true }, 2],
  ["no order board is open", { isSilent: true }, 2],
  ["orders are in work", { waiting: 3 }, 1],
  ["nothing happens", {}, 0],
])("rates a restaurant where %s", (_what, needs, expected) => {
  expect(urgencyOf({ ...calm, ...needs }, NOW)).toBe(expected);
});

it("a restaurant's urgency is that of its most urgent need", () => {
  const needs = { ...calm, requests: 2, waiting: 1, unanswered: 1, oldestAt: NOW };
  expect(urgencyOf(needs, NOW)).toBe(3);
  expect(urgencyOf({ ...needs, isUnattended: true }, NOW)).toBe(5);
});
