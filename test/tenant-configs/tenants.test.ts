import { describe, expect, it } from "vitest";
import { EU_ALLERGENS } from "@/domain/tenant/eu-allergens";
import { restaurantSchema, superTenantSchema } from "@/domain/tenant/restaurant.schema";
import { tenants } from "@/tenant-configs/index";
import { contrastRatio } from "@/ui/theme/oklch";
import { restaurant, restaurants } from "./restaurants";

const REQUIRED_KEYS = [
  "asia-sushi",
  "resto-example",
  "le-vie",
  "my-asia-wok",
  "pho3-augsburg",
  "pho3-peiting",
  "pho3-schwabmuenchen",
  "resto-bobingen",
  "yumi-sushi-wok",
  "resto-superadmin",
];

describe("tenants", () => {
  it("contain the ten required ones, each under its own key", () => {
    expect(Object.keys(tenants)).toEqual(expect.arrayContaining(REQUIRED_KEYS));
    for (const [key, tenant] of Object.entries(tenants)) expect(tenant.key).toBe(key);
  });

  it("give the admin site key, url and super only", () => {
    const admin = tenants["resto-superadmin"];
    expect(superTenantSchema.parse(admin)).toEqual(admin);
    expect(Object.keys(admin ?? {}).sort()).toEqual(["key", "super", "url"]);
  });

  it.each(restaurants)(
    "$key conforms to the schema and sets every field with a default",
    (tenant) => {
      expect(restaurantSchema.parse(tenant)).toEqual(tenant);
    },
  );

  it.each(restaurants)("$key has legible colours", ({ color, textColor }) => {
    expect(contrastRatio(color, textColor)).toBeGreaterThanOrEqual(4.5);
  });

  it("have unique names, colours and phone numbers", () => {
    for (const values of [
      restaurants.map(({ title }) => title),
      restaurants.map(({ color }) => color.toLowerCase()),
      restaurants.flatMap(({ phones }) => phones),
    ]) {
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it.each(restaurants.filter(({ url }) => url.endsWith(".example")))(
    "$key, without a real domain, has phone numbers reserved for fiction",
    ({ phones }) => {
      for (const phone of phones) expect(phone).toMatch(/^089 99998-\d{3}$/);
    },
  );

  it.each(restaurants)(
    "$key has subtitle, description and keywords in both languages",
    (tenant) => {
      for (const text of [tenant.subtitle, tenant.description, tenant.keywords]) {
        expect(text).toEqual({ de: expect.stringMatching(/\S/), en: expect.stringMatching(/\S/) });
      }
    },
  );
});

describe("legend", () => {
  const legend: [code: string, de: string, allergen: string | undefined][] = [
    ["1", "mit Farbstoff", undefined],
    ["2", "mit Konservierungsstoff", undefined],
    ["3", "mit Antioxidationsmittel", undefined],
    ["4", "mit Geschmacksverstärker", undefined],
    ["9", "koffeinhaltig", undefined],
    ["11", "mit Süßungsmittel", undefined],
    ["A", "Glutenhaltiges Getreide", "gluten"],
    ["B", "Krebsfleischimitat", "crustaceans"],
    ["C", "Eier", "eggs"],
    ["D", "Fisch", "fish"],
    ["E", "Erdnüsse", "peanuts"],
    ["F", "Soja", "soy"],
    ["G", "Milch (Laktose)", "milk"],
    ["L", "Sesam", "sesame"],
    ["I", "Sellerie", "celery"],
    ["O", "Weichtiere", "molluscs"],
  ];

  it.each(restaurants)("$key explains every code in upper and lower case", ({ add_ons }) => {
    for (const [code, de, allergen] of legend) {
      for (const spelling of [code, code.toLowerCase()]) {
        expect(add_ons[spelling]?.label.de).toBe(de);
        expect(add_ons[spelling]?.allergen).toBe(allergen);
      }
    }
  });

  it.each(restaurants)("$key has a code for each of the fourteen allergens", ({ add_ons }) => {
    const declared = new Set(Object.values(add_ons).map(({ allergen }) => allergen));
    for (const allergen of EU_ALLERGENS) expect(declared).toContain(allergen);
  });
});

describe("configured values", () => {
  it("the example charges €1 up to 5 km and €3 up to 10 km", () => {
    const example = restaurant("resto-example");
    expect(example.cost_by_distance).toEqual({ 5: 1, 10: 3 });
    expect(example.max_delivery_location_in_km).toBe(10);
  });

  it("two restaurants deliver up to 15 km", () => {
    expect(restaurants.filter((tenant) => tenant.max_delivery_location_in_km === 15)).toHaveLength(
      2,
    );
  });

  it("the other restaurants charge €0, 1.5, 2, 3 or 5", () => {
    const fees = restaurants
      .filter(({ key }) => key !== "resto-example")
      .flatMap(({ cost_by_distance }) => Object.values(cost_by_distance));
    expect(new Set(fees)).toEqual(new Set([0, 1.5, 2, 3, 5]));
  });

  it("most end delivery 30 minutes before closing, one has no value", () => {
    const ends = restaurants.map(({ delivary_end_min }) => delivary_end_min);
    expect(ends.filter((end) => end === 30).length).toBeGreaterThan(restaurants.length / 2);
    expect(ends).toContain(null);
  });

  it("minimums by area range from €15 to €80", () => {
    const minimums = restaurants.flatMap(({ min_delivery_amount_by_zip }) =>
      min_delivery_amount_by_zip.map((zone) => zone.min_delivery_amount),
    );
    expect(Math.min(...minimums)).toBe(15);
    expect(Math.max(...minimums)).toBe(80);
  });

  it("pickup discounts are 0 or 10 percent", () => {
    const discounts = new Set(restaurants.map(({ pick_up_discount }) => pick_up_discount));
    expect(discounts).toEqual(new Set([0, 10]));
  });

  it("Bobingen has the typical hours, closes on Mondays and has its own minimums", () => {
    const bobingen = restaurant("resto-bobingen");
    expect(bobingen).toMatchObject({
      title: "Resto Bobingen",
      reservation: true,
      delivery: true,
      min_delivery_amount: 17,
    });
    const { 1: monday, ...otherDays } = bobingen.hours;
    expect(monday).toBeNull();
    for (const day of Object.values(otherDays)) {
      expect(day).toEqual([
        ["11:00", "14:30"],
        ["17:00", "22:00"],
      ]);
    }
    const zones = bobingen.min_delivery_amount_by_zip.map((zone) => zone.min_delivery_amount);
    expect([Math.min(...zones), Math.max(...zones)]).toEqual([27, 55]);
  });
});
