import { describe, expect, it } from "vitest";
import { reservationPolicySchema } from "@/domain/tenant/policies.schema";
import { restaurantIssues } from "@/domain/tenant/restaurant-issues";
import {
  type SavedRestaurant,
  savedRestaurantSchema,
} from "@/domain/tenant/save-restaurant-request.schema";
import { parseRestaurantOrThrow } from "@/domain/tenant/stored-restaurant";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { restaurants } from "@/test/tenant-configs/restaurants";
import { sampleRestaurant } from "../sample-restaurant";

const sound = savedRestaurantSchema.parse(toStoredRestaurant(sampleRestaurant));
const faultsOf = (changes: Partial<SavedRestaurant>) => restaurantIssues({ ...sound, ...changes });
const times = (...pairs: [open: string, close: string][]) =>
  pairs.map(([open, close]) => ({ open, close }));
const onDays = (days: object) => faultsOf({ hours: { ...sound.hours, ...days } });

it("restaurantIssues is empty for all bundled restaurants", () => {
  for (const restaurant of restaurants) {
    const saved = savedRestaurantSchema.parse(toStoredRestaurant(restaurant));
    expect(restaurantIssues(saved, Object.keys(restaurant.add_ons))).toEqual([]);
  }
});

describe("opening hours of a restaurant", () => {
  it.each<[string, object]>([
    ["that touch", { 1: times(["11:00", "14:30"], ["14:30", "22:00"]) }],
    ["around the clock", { 1: times(["00:00", "24:00"]), 2: times(["00:00", "24:00"]) }],
    ["into the next morning", { 1: times(["17:00", "11:00"]) }],
    ["from Saturday night into Sunday", { 6: times(["17:00", "11:00"]) }],
    ["in any order", { 1: times(["17:00", "22:00"], ["11:00", "14:30"]) }],
  ])("are accepted %s", (_what, days) => {
    expect(onDays(days)).toEqual([]);
  });

  it.each<[string, object, (string | number)[]]>([
    ["if they overlap", { 1: times(["11:00", "15:00"], ["14:59", "22:00"]) }, [1, 1, "open"]],
    [
      "if one contains another",
      { 1: times(["12:00", "13:00"], ["11:00", "22:00"]) },
      [1, 0, "open"],
    ],
    ["if they run into the next day's", { 1: times(["17:00", "11:01"]) }, [2, 0, "open"]],
    ["if Saturday's run into Sunday's", { 6: times(["17:00", "11:01"]) }, [0, 0, "open"]],
  ])("are reported %s", (_what, days, path) => {
    expect(onDays(days)).toEqual([{ path: ["hours", ...path], code: "HOURS_OVERLAP" }]);
  });

  it("are refused if empty or starting at 24:00", () => {
    expect(onDays({ 1: times(["11:00", "11:00"]) })).toEqual([
      { path: ["hours", 1, 0, "close"], code: "HOURS_EMPTY" },
    ]);
    expect(onDays({ 1: times(["24:00", "02:00"]) })).toEqual([
      { path: ["hours", 1, 0, "open"], code: "HOURS_START_AT_24" },
    ]);
  });
});

describe("delivery areas and fees", () => {
  const zone = (label: string, zip: string | null, min_delivery_amount = 20) => ({
    label,
    zip,
    min_delivery_amount,
  });

  it("refuse a duplicate area, but not a shared postal code", () => {
    const zones = [zone("Nord", "86507"), zone("Süd", "86507"), zone("Nord", null)];
    expect(faultsOf({ min_delivery_amount_by_zip: zones })).toEqual([]);
    expect(faultsOf({ min_delivery_amount_by_zip: [...zones, zone(" süd", "86507")] })).toEqual([
      { path: ["min_delivery_amount_by_zip", 3, "label"], code: "DUPLICATE_AREA" },
    ]);
  });

  it("refuse a distance band beyond the maximum distance, if there is one", () => {
    const fees = { cost_by_distance: { "5": 1, "10": 2, "10.5": 3 } };
    expect(faultsOf(fees)).toEqual([
      { path: ["cost_by_distance", "10.5"], code: "BAND_BEYOND_REACH" },
    ]);
    expect(faultsOf({ ...fees, max_delivery_location_in_km: null })).toEqual([]);
  });

  it("refuse amounts finer than a cent", () => {
    expect(
      faultsOf({
        min_delivery_amount: 17.005,
        pick_up_discount: 12.5,
        cost_by_distance: { "5": 0.1 + 0.2, "6": 1.005 },
      }),
    ).toEqual([
      { path: ["min_delivery_amount"], code: "TOO_PRECISE" },
      { path: ["cost_by_distance", "6"], code: "TOO_PRECISE" },
    ]);
  });
});

it("refuses a legend without a code that dishes use", () => {
  expect(restaurantIssues(sound, ["A", "toString"])).toEqual([
    { path: ["add_ons", "toString"], code: "CODE_IN_USE" },
  ]);
});

it("refuses a restaurant that delivers and does not say how it offers reusable packaging", () => {
  const { reusable: _, ...silent } = sound;
  expect(restaurantIssues(silent)).toEqual([{ path: ["reusable"], code: "REUSABLE_MISSING" }]);
  expect(restaurantIssues({ ...silent, delivery: false })).toEqual([]);
});

describe("tables of a restaurant", () => {
  const tables = [
    { id: "a", name: "1", seats: 2 },
    { id: "b", name: "2", room: "Saal", seats: 4 },
  ];
  const policy = reservationPolicySchema.parse({ max_party: 500, seats: 1 });

  it("are accepted with combinations, whatever the policy says of seats", () => {
    const table_joins = [{ table_ids: ["b", "a"] }];
    expect(faultsOf({ tables, table_joins, reservation_policy: policy })).toEqual([]);
    expect(faultsOf({ tables: [], reservation_policy: policy })).toHaveLength(1);
  });

  it("are reported with the same id or name as another", () => {
    const twice = [...tables, { id: "a", name: "3", seats: 1 }, { id: "c", name: " 2", seats: 1 }];
    expect(faultsOf({ tables: twice })).toEqual([
      { path: ["tables", 2, "id"], code: "DUPLICATE_TABLE" },
      { path: ["tables", 3, "name"], code: "DUPLICATE_TABLE" },
    ]);
  });

  it("are reported if a combination names one twice, or one that does not exist", () => {
    const table_joins = [{ table_ids: ["a", "b"] }, { table_ids: ["a", "a", "gone"] }];
    expect(faultsOf({ tables, table_joins })).toEqual([
      { path: ["table_joins", 1, "table_ids", 1], code: "UNKNOWN_TABLE" },
      { path: ["table_joins", 1, "table_ids", 2], code: "UNKNOWN_TABLE" },
    ]);
  });

  it.each<[string, object]>([
    ["one table in a combination", { table_joins: [{ table_ids: ["a"] }] }],
    ["no seats", { tables: [{ id: "a", name: "1", seats: 0 }] }],
    ["a blank name", { tables: [{ id: "a", name: " ", seats: 2 }] }],
    ["an id with a path", { tables: [{ id: "a/b", name: "1", seats: 2 }] }],
    ["a field of its own", { tables: [{ id: "a", name: "1", seats: 2, smoking: true }] }],
  ])("cannot be saved with %s", (_what, changes) => {
    expect(savedRestaurantSchema.safeParse({ ...sound, tables, ...changes }).success).toBe(false);
  });

  it("are stored without nested lists and read as lists of ids", () => {
    const saved = savedRestaurantSchema.parse({ ...sound, tables, table_joins: [["a", "b"]] });
    expect(saved.table_joins).toEqual([{ table_ids: ["a", "b"] }]);
    const read = parseRestaurantOrThrow(saved);
    expect(read).toMatchObject({ tables, table_joins: [["a", "b"]] });
    expect(toStoredRestaurant(read)).toMatchObject({ table_joins: [{ table_ids: ["a", "b"] }] });
    expect(parseRestaurantOrThrow(sound)).not.toHaveProperty("table_joins");
  });
});
