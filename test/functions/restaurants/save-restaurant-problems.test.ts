import fc from "fast-check";
import { describe, expect } from "vitest";
import { parseRestaurantOrThrow } from "@/domain/tenant/stored-restaurant";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { SEED } from "@/test/harness/seeded-random";
import { kitchenTest } from "../support/kitchen-test";
import { KITCHEN, refused, testKitchen } from "../support/test-kitchen";
import { testMenu } from "../support/test-menu";

const before = toStoredRestaurant({ ...testKitchen, rev: 0 });
const withChanges = (changes: object) => ({ ...before, ...changes });

const test = kitchenTest.extend("restaurant", { rev: 0 }).extend(
  "save",
  ({ manager }) =>
    (value: unknown, base_rev = 0) =>
      callFunction("saveRestaurant", { resto_key: KITCHEN, base_rev, value }, manager),
);
const stored = () => adminGet(`public/${KITCHEN}`);

describe("saveRestaurant refuses and names the field of", () => {
  const pair = (open: string, close: string) => ({ open, close });
  const onMonday = (...pairs: object[]) => ({ hours: { ...before.hours, 1: pairs } });
  const zone = (label: string, zip: string | null = "86343", min_delivery_amount = 20) => ({
    label,
    zip,
    min_delivery_amount,
  });
  const policy = { seats: 10, stay_minutes: [{ up_to: 4, minutes: 90 }], max_party: 8 };

  test.for<[string, object, string]>([
    ["an unknown field", { colour: "red" }, "colour"],
    ["a script as `url`", { url: "javascript:alert(1)" }, "url"],
    ["a `url` without TLS", { url: "http://resto.example" }, "url"],
    ["no title", { title: " " }, "title"],
    ["a colour in words", { color: "red" }, "color"],
    ["a discount below zero", { pick_up_discount: -1 }, "pick_up_discount"],
    ["a discount above 100", { pick_up_discount: 100.5 }, "pick_up_discount"],
    ["a discount with three decimals", { pick_up_discount: 7.125 }, "pick_up_discount"],
    ["delivery without a word about reusable packaging", { reusable: undefined }, "reusable"],
    ["a day without intervals", onMonday(), "hours.1"],
    ["a time after 24:00", onMonday(pair("11:00", "25:00")), "hours.1.0.close"],
    ["an interval of zero length", onMonday(pair("11:00", "11:00")), "hours.1.0.close"],
    ["an interval that starts at 24:00", onMonday(pair("24:00", "02:00")), "hours.1.0.open"],
    [
      "overlapping intervals",
      onMonday(pair("11:00", "15:00"), pair("14:59", "22:00")),
      "hours.1.1.open",
    ],
    [
      "an interval past midnight that overlaps the next day",
      { hours: { ...before.hours, 6: [pair("17:00", "12:00")] } },
      "hours.0.0.open",
    ],
    [
      "an invalid postal code",
      { min_delivery_amount_by_zip: [zone("A", "8634")] },
      "min_delivery_amount_by_zip.0.zip",
    ],
    [
      "a duplicate area",
      { min_delivery_amount_by_zip: [zone("A"), zone("B"), zone("a ")] },
      "min_delivery_amount_by_zip.2.label",
    ],
    [
      "a minimum finer than a cent",
      { min_delivery_amount_by_zip: [zone("A", null, 20.005)] },
      "min_delivery_amount_by_zip.0.min_delivery_amount",
    ],
    [
      "a fee beyond the furthest distance",
      { cost_by_distance: { 5: 1, 11: 3 } },
      "cost_by_distance.11",
    ],
    ["a duplicate distance", { cost_by_distance: { 5: 1, "5.0": 3 } }, "cost_by_distance.5.0"],
    ["a distance in words", { cost_by_distance: { far: 1 } }, "cost_by_distance.far"],
    ["a fee below zero", { cost_by_distance: { 5: -1 } }, "cost_by_distance.5"],
    ["no telephone", { phones: [] }, "phones"],
    ["an invalid telephone number", { phones: ["call me"] }, "phones.0"],
    ["an invalid e-mail address", { email: "nobody" }, "email"],
    ["a latitude of 91 degrees", { location: { lat: 91, lng: 0 } }, "location.lat"],
    [
      "a party larger than the seats",
      { reservation_policy: { ...policy, max_party: 11 } },
      "reservation_policy.max_party",
    ],
    [
      "a duplicate party size",
      {
        reservation_policy: {
          ...policy,
          stay_minutes: [...policy.stay_minutes, { up_to: 4, minutes: 60 }],
        },
      },
      "reservation_policy.stay_minutes.1.up_to",
    ],
    ["a code with underscores", { add_ons: { __x__: before.add_ons.A } }, "add_ons.__x__"],
  ])("%s", async ([_what, changes, field], { save }) => {
    expect(await save(withChanges(changes))).toEqual(
      refused("INVALID_ARGUMENT", "INVALID", { field: `value.${field}` }),
    );
    expect(await stored()).toEqual(before);
    expect(await adminList("history")).toEqual([]);
  });

  test("refuses a legend without a code that dishes use", async ({ save }) => {
    const items = testMenu.items.map((item) => ({ ...item, add_ons: ["A"] }));
    await adminPatch(`menus/${KITCHEN}`, { items });
    const { A: _, ...others } = before.add_ons;
    expect(await save(withChanges({ add_ons: others }))).toEqual(
      refused("INVALID_ARGUMENT", "INVALID", { field: "value.add_ons.A" }),
    );
    const { O: _unused, ...used } = before.add_ons;
    expect((await save(withChanges({ add_ons: used }))).result).toEqual({ rev: 1 });
  });
});

test("generated restaurants never cause `internal`, and stored ones can be parsed", async ({
  save,
}) => {
  const text = fc.string({ unit: "binary", maxLength: 60 });
  const clock = fc.constantFrom("00:00", "11:00", "14:30", "22:00", "24:00", "7:00");
  const times = fc.option(
    fc.array(fc.record({ open: clock, close: clock }), { minLength: 1, maxLength: 2 }),
  );
  const amount = fc.oneof(
    fc.nat(9_000).map((cents) => cents / 100),
    fc.double(),
  );
  const changes = fc.record(
    {
      title: text,
      description: fc.oneof(text, fc.record({ de: text, en: text })),
      tax: text,
      delivary_end_min: fc.option(fc.integer({ min: -1, max: 601 })),
      max_delivery_location_in_km: fc.option(amount),
      min_delivery_amount: amount,
      cost_by_distance: fc.dictionary(fc.constantFrom("5", "7.5", "x", "__proto_"), amount, {
        maxKeys: 2,
      }),
      min_delivery_amount_by_zip: fc.array(
        fc.record({
          label: text,
          zip: fc.constantFrom("86343", "", null),
          min_delivery_amount: amount,
        }),
        { maxLength: 2 },
      ),
      hours: fc.record({ 0: times, 1: times, 2: times, 3: times, 4: times, 5: times, 6: times }),
      opened_on_holiday: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  let base_rev = 0;
  await fc.assert(
    fc.asyncProperty(changes, async (each) => {
      const { result, error } = await save(withChanges(each), base_rev);
      if (result) base_rev += 1;
      expect(result ?? error?.details?.reason).toBeDefined();
    }),
    { numRuns: 150, seed: SEED },
  );
  // Some inputs must pass the schema, or the rules behind it were not tested.
  expect(base_rev).toBeGreaterThan(0);
  expect(parseRestaurantOrThrow(await stored()).rev).toBe(base_rev);
});
