import { describe, expect, it } from "vitest";
import { EU_ALLERGENS } from "@/domain/tenant/eu-allergens";
import { restaurantSchema, superTenantSchema } from "@/domain/tenant/restaurant.schema";
import { hostingTargets } from "@/hosting/targets";
import { tenants } from "@/tenant-configs/index";
import { contrastRatio } from "@/ui/theme/oklch";
import { restaurant, restaurants } from "./restaurants";

/** Contract section 1. */
const CONTRACT_KEYS = [
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
  it("are the ten of the contract and whoever came since, under their own keys", () => {
    expect(Object.keys(tenants).sort()).toEqual(
      hostingTargets.map(({ restoKey }) => restoKey).sort(),
    );
    expect(Object.keys(tenants)).toEqual(expect.arrayContaining(CONTRACT_KEYS));
    for (const [key, tenant] of Object.entries(tenants)) expect(tenant.key).toBe(key);
  });

  it.each(hostingTargets)("$restoKey lives under the address of its target", (target) => {
    expect(tenants[target.restoKey]?.url).toBe(`https://${target.domain}`);
  });

  it("give the admin site an address and the flag, nothing else", () => {
    const admin = tenants["resto-superadmin"];
    expect(superTenantSchema.parse(admin)).toEqual(admin);
    expect(Object.keys(admin ?? {}).sort()).toEqual(["key", "super", "url"]);
  });

  it.each(restaurants)(
    "$key keeps to the schema and says everything it may leave out",
    (record) => {
      expect(restaurantSchema.parse(record)).toEqual(record);
    },
  );

  it.each(restaurants)("$key is legible in its own colours", ({ color, textColor }) => {
    expect(contrastRatio(color, textColor)).toBeGreaterThanOrEqual(4.5);
  });

  it("have names, colours and telephones of their own", () => {
    for (const values of [
      restaurants.map(({ title }) => title),
      restaurants.map(({ color }) => color.toLowerCase()),
      restaurants.flatMap(({ phones }) => phones),
    ]) {
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it.each(restaurants)("$key has only telephone numbers reserved for fiction", ({ phones }) => {
    for (const phone of phones) expect(phone).toMatch(/^089 99998-\d{3}$/);
  });

  it.each(restaurants)(
    "$key has subtitle, description and keywords in both languages",
    (record) => {
      for (const text of [record.subtitle, record.description, record.keywords]) {
        expect(text).toEqual({ de: expect.stringMatching(/\S/), en: expect.stringMatching(/\S/) });
      }
    },
  );
});

describe("legend (spec section 9)", () => {
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

  it.each(restaurants)("$key explains every code, in either case", ({ add_ons }) => {
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

describe("figures of spec section 9", () => {
  it("charge 1 up to 5 km and 3 up to 10 km in the example", () => {
    const example = restaurant("resto-example");
    expect(example.cost_by_distance).toEqual({ 5: 1, 10: 3 });
    expect(example.max_delivery_location_in_km).toBe(10);
  });

  it("reach 15 km in two restaurants", () => {
    expect(restaurants.filter((record) => record.max_delivery_location_in_km === 15)).toHaveLength(
      2,
    );
  });

  it("know the fees 0, 1.5, 2, 3 and 5 elsewhere", () => {
    const fees = restaurants
      .filter(({ key }) => key !== "resto-example")
      .flatMap(({ cost_by_distance }) => Object.values(cost_by_distance));
    expect(new Set(fees)).toEqual(new Set([0, 1.5, 2, 3, 5]));
  });

  it("end delivery 30 minutes before closing in most, and once do not say", () => {
    const ends = restaurants.map(({ delivary_end_min }) => delivary_end_min);
    expect(ends.filter((end) => end === 30).length).toBeGreaterThan(restaurants.length / 2);
    expect(ends).toContain(null);
  });

  it("ask minimums of 15 to 80 euros by postal area", () => {
    const minimums = restaurants.flatMap(({ min_delivery_amount_by_zip }) =>
      min_delivery_amount_by_zip.map((zone) => zone.min_delivery_amount),
    );
    expect(Math.min(...minimums)).toBe(15);
    expect(Math.max(...minimums)).toBe(80);
  });

  it("discount pickup by 10 percent where they do", () => {
    const discounts = new Set(restaurants.map(({ pick_up_discount }) => pick_up_discount));
    expect(discounts).toEqual(new Set([0, 10]));
  });

  it("open Bobingen at the typical hours, never on Mondays, with its own minimums", () => {
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
