import { describe, expect, it } from "vitest";
import { type Restaurant, restaurantSchema } from "@/domain/tenant/restaurant.schema";
import { parseRestaurantOrThrow } from "@/domain/tenant/stored-restaurant";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { sampleRestaurant } from "../sample-restaurant";

function hasListInList(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((one) => Array.isArray(one) || hasListInList(one));
  return typeof value === "object" && value !== null && Object.values(value).some(hasListInList);
}

describe("toStoredRestaurant", () => {
  it("converts opening intervals to objects", () => {
    const stored = toStoredRestaurant(sampleRestaurant);
    expect(stored.hours[2]).toEqual([
      { open: "11:00", close: "14:30" },
      { open: "17:00", close: "22:00" },
    ]);
    expect(stored.hours[1]).toBeNull();
    expect(hasListInList(sampleRestaurant)).toBe(true);
    expect(hasListInList(stored)).toBe(false);
  });

  it("omits undefined fields", () => {
    expect(toStoredRestaurant({ ...sampleRestaurant, rev: undefined })).not.toHaveProperty("rev");
  });
});

describe("parseRestaurantOrThrow", () => {
  it("reverses toStoredRestaurant", () => {
    const full: Restaurant = {
      ...sampleRestaurant,
      rev: 7,
      order_policy: {
        pickup_lead_minutes: 5,
        delivery_lead_minutes: 30,
        days_ahead: 0,
        orders_per_slot: 4,
      },
    };
    expect(parseRestaurantOrThrow(toStoredRestaurant(full))).toEqual(full);
    expect(parseRestaurantOrThrow(toStoredRestaurant(sampleRestaurant))).toEqual(sampleRestaurant);
    expect(
      restaurantSchema.safeParse(parseRestaurantOrThrow(toStoredRestaurant(full))).success,
    ).toBe(true);
  });

  it("ignores fields of a newer version at any depth", () => {
    const stored = toStoredRestaurant(sampleRestaurant);
    const later = {
      ...stored,
      loyalty: true,
      address: { ...stored.address, floor: 2 },
      hours: { ...stored.hours, 2: [{ open: "11:00", close: "14:30", kitchen: "14:00" }] },
    };
    const read = parseRestaurantOrThrow(later);
    expect(read).not.toHaveProperty("loyalty");
    expect(read.address).toEqual(sampleRestaurant.address);
    expect(read.hours[2]).toEqual([["11:00", "14:30"]]);
  });

  it("reads a restaurant without its malformed photograph", () => {
    const photo = { path: "../secret", width: 0 };
    const read = parseRestaurantOrThrow({ ...toStoredRestaurant(sampleRestaurant), photo });
    expect(read).toEqual(sampleRestaurant);
  });

  it("ignores fields of a newer version in stay_minutes", () => {
    const stay_minutes = [{ up_to: 100, minutes: 120 }];
    const later = stay_minutes.map((stay) => ({ ...stay, weekend_minutes: 90 }));
    const stored = {
      ...toStoredRestaurant(sampleRestaurant),
      reservation_policy: { stay_minutes: later },
    };
    expect(parseRestaurantOrThrow(stored).reservation_policy?.stay_minutes).toEqual(stay_minutes);
  });

  it("accepts a plain string as the label of a code", () => {
    const add_ons = { ...sampleRestaurant.add_ons, A: "Gluten" };
    const read = parseRestaurantOrThrow({ ...toStoredRestaurant(sampleRestaurant), add_ons });
    expect(read.add_ons).toEqual({
      ...sampleRestaurant.add_ons,
      A: { label: { de: "Gluten", en: "Gluten" } },
    });
    expect(restaurantSchema.safeParse(read).success).toBe(true);
    expect(() =>
      parseRestaurantOrThrow({ ...toStoredRestaurant(sampleRestaurant), add_ons: { A: 1 } }),
    ).toThrow();
  });

  it("adds defaults for missing fields", () => {
    const {
      delivary_end_min: _end,
      max_delivery_location_in_km: _reach,
      min_delivery_amount_by_zip: _zones,
      pick_up_discount: _discount,
      tax: _tax,
      add_ons: _codes,
      ...older
    } = toStoredRestaurant(sampleRestaurant);
    const { 0: _sunday, ...weekdays } = older.hours;
    const read = parseRestaurantOrThrow({
      ...older,
      hours: weekdays,
      order_policy: { days_ahead: 2 },
    });
    expect(read).toMatchObject({
      delivary_end_min: null,
      max_delivery_location_in_km: null,
      min_delivery_amount_by_zip: [],
      pick_up_discount: 0,
      tax: "",
      add_ons: {},
      order_policy: { days_ahead: 2, pickup_lead_minutes: 20 },
    });
    expect(read.hours[0]).toBeNull();
  });

  it.each([-1, 101, null, "10"])("parses the invalid discount %j as 0", (pick_up_discount) => {
    expect(
      parseRestaurantOrThrow({ ...toStoredRestaurant(sampleRestaurant), pick_up_discount })
        .pick_up_discount,
    ).toBe(0);
  });

  it("parses a day without intervals as closed", () => {
    const stored = toStoredRestaurant(sampleRestaurant);
    expect(
      parseRestaurantOrThrow({ ...stored, hours: { ...stored.hours, 3: [] } }).hours[3],
    ).toBeNull();
  });

  it.each<[string, unknown]>([
    ["nothing", undefined],
    ["a text", "resto"],
    ["a record without a title", { ...toStoredRestaurant(sampleRestaurant), title: undefined }],
    [
      "a script as its address",
      { ...toStoredRestaurant(sampleRestaurant), url: "javascript:alert(1)" },
    ],
    [
      "a time that does not exist",
      {
        ...toStoredRestaurant(sampleRestaurant),
        hours: { 2: [{ open: "25:00", close: "26:00" }] },
      },
    ],
  ])("throws for %s", (_case, value) => {
    expect(() => parseRestaurantOrThrow(value)).toThrow();
  });
});
