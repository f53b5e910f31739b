import { describe, expect, it } from "vitest";
import { orderableHoursSchema } from "@/domain/menu/orderable-hours.schema";
import { partySizeSchema } from "@/domain/menu/party-size.schema";
import { ORDER_STATUSES } from "@/domain/order/order-status";
import { freesSlot, isFinal } from "@/domain/order/order-transitions";
import { logoSchema } from "@/domain/tenant/logo.schema";
import { lookOf } from "@/domain/tenant/look-of";
import { clockTimeSchema } from "@/domain/tenant/opening-interval.schema";
import {
  orderPolicySchema,
  reservationPolicySchema,
  unansweredPolicySchema,
} from "@/domain/tenant/policies.schema";
import { restaurantSchema } from "@/domain/tenant/restaurant.schema";
import { savedRestaurantSchema } from "@/domain/tenant/save-restaurant-request.schema";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { sampleRestaurant } from "../sample-restaurant";

it.each([
  ["a.svg", true],
  ["zur-linde-2.png", true],
  ["Zur-linde.png", false],
  ["-linde.png", false],
  ["../linde.png", false],
  ["zur--linde.png", false],
  ["linde-.png", false],
  ["linde.png.exe", false],
  ["lindepng", false],
  ["linde.jpg", false],
])("the logo %s is accepted: %s", (file, isAccepted) => {
  expect(logoSchema.safeParse({ file }).success).toBe(isAccepted);
  expect(logoSchema.safeParse({ file: "a.svg", dark: file }).success).toBe(isAccepted);
});

it.each([
  ["00:00", true],
  ["19:59", true],
  ["23:30", true],
  ["24:00", true],
  ["24:01", false],
  ["9:00", false],
  ["29:00", false],
  ["12:60", false],
  ["12:5", false],
  ["124:00", false],
  ["24:000", false],
  [" 24:00", false],
])("the clock time %j is accepted: %s", (time, isAccepted) => {
  expect(clockTimeSchema.safeParse(time).success).toBe(isAccepted);
});

it.each([
  ["#b3261e", true],
  ["#ABCDEF", true],
  ["b3261e", false],
  ["x#b3261", false],
  ["#b3261", false],
  ["#b3261g", false],
  ["#b3261e0", false],
])("the colour %s is accepted: %s", (color, isAccepted) => {
  expect(restaurantSchema.safeParse({ ...sampleRestaurant, color }).success).toBe(isAccepted);
});

it.each([
  ["0", true],
  ["12", true],
  ["7.25", true],
  ["-1", false],
  ["x5", false],
  ["5x", false],
  ["5.", false],
  [".5", false],
  ["7,5", false],
])("the distance %j is accepted: %s", (distance, isAccepted) => {
  const restaurant = { ...sampleRestaurant, cost_by_distance: { [distance]: 1 } };
  expect(restaurantSchema.safeParse(restaurant).success).toBe(isAccepted);
});

it.each([
  ["A", true],
  ["a1Z", true],
  ["ABCD", false],
  ["-A", false],
  ["A-", false],
  ["ä", false],
])("the code %s of the legend is saved: %s", (code, isAccepted) => {
  const add_ons = { [code]: { label: { de: "Gluten", en: "Gluten" } } };
  const saved = { ...toStoredRestaurant(sampleRestaurant), add_ons };
  expect(savedRestaurantSchema.safeParse(saved).success).toBe(isAccepted);
});

it("policies without fields have their defaults", () => {
  expect(reservationPolicySchema.parse({})).toEqual({
    seats: 40,
    stay_minutes: [
      { up_to: 2, minutes: 90 },
      { up_to: 100, minutes: 120 },
    ],
    notice_minutes: 60,
    days_ahead: 60,
    max_party: 8,
    auto_confirm: true,
  });
  expect(unansweredPolicySchema.parse({})).toEqual({ remind_minutes: 4, pause_after_expired: 2 });
  expect(Object.keys(orderPolicySchema.parse({})).toSorted()).toEqual([
    "days_ahead",
    "delivery_lead_minutes",
    "orders_per_slot",
    "pickup_lead_minutes",
  ]);
});

it("a restaurant without a look has all of the default, with one only the rest", () => {
  const look = {
    ...{ layout: "classic", font: "bricolage", hero: "drawing", menu: "rows", tone: "lively" },
    drawings: ["bowl", "dumpling", "tea"],
  };
  expect(lookOf({})).toEqual(look);
  expect(lookOf({ look: { tone: "quiet" } })).toEqual({ ...look, tone: "quiet" });
});

describe("hours and portions", () => {
  const paths = (issues: readonly { path: PropertyKey[] }[] = []) =>
    issues.map(({ path }) => path.join("."));

  it.each([
    ["11:00", "14:00", []],
    ["22:00", "02:00", []],
    ["11:00", "24:00", []],
    ["11:00", "11:00", ["until"]],
    ["24:00", "11:00", ["until"]],
  ])("from %s until %s have the wrong fields %j", (from, until, wrong) => {
    const parsed = orderableHoursSchema.safeParse({ days: [0], from, until });
    expect(paths(parsed.error?.issues)).toEqual(wrong);
  });

  it.each([
    [1, 1, []],
    [2, 4, []],
    [4, 2, ["max"]],
    [0, 2, ["min"]],
    [1, 100, ["max"]],
  ])("for %i to %i people have the wrong fields %j", (min, max, wrong) => {
    expect(paths(partySizeSchema.safeParse({ min, max }).error?.issues)).toEqual(wrong);
  });
});

it("all orders that ended free their slot, except completed ones", () => {
  expect(ORDER_STATUSES.filter(isFinal).toSorted()).toEqual([
    ...["cancelled", "completed", "expired", "failed", "rejected", "unpaid"],
  ]);
  expect(ORDER_STATUSES.filter(freesSlot).toSorted()).toEqual([
    ...["cancelled", "expired", "failed", "rejected", "unpaid"],
  ]);
});
