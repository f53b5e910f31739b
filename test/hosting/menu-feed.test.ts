import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { foodMenus } from "@/hosting/site/food-menus";
import { offlinePage } from "@/hosting/site/offline-page";
import { structuredData } from "@/hosting/site/structured-data";
import { bundledMenu } from "@/test/harness/bundled-menu";
import { restaurant, restaurants } from "@/test/tenant-configs/restaurants";

/** `FoodMenus` as documented for version 4 of the Business Profile API, without unknown fields. */
const labels = z
  .array(
    z.strictObject({
      displayName: z.string().check(z.minLength(1), z.maxLength(140)),
      description: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
      languageCode: z.enum(["de", "en"]),
    }),
  )
  .check(z.minLength(1));

const allergen = z.enum(
  "DAIRY EGG FISH PEANUT SHELLFISH SOY TREE_NUT WHEAT".split(" ") as [string, ...string[]],
);

const cuisine = z.enum(
  "ASIAN GERMAN ITALIAN JAPANESE THAI VIETNAMESE OTHER_CUISINE".split(" ") as [string, ...string[]],
);

const item = z.strictObject({
  labels,
  attributes: z.strictObject({
    price: z.strictObject({
      currencyCode: z.literal("EUR"),
      units: z.string().check(z.regex(/^\d+$/)),
      nanos: z.int().check(z.nonnegative(), z.maximum(999_999_999)),
    }),
    allergen: z.optional(z.array(allergen).check(z.minLength(1))),
    dietaryRestriction: z.optional(z.array(z.enum(["HALAL", "VEGAN", "VEGETARIAN"]))),
    servesNumPeople: z.optional(z.int().check(z.positive())),
  }),
});

const foodMenusSchema = z.strictObject({
  menus: z.array(
    z.strictObject({
      labels,
      sourceUrl: z.url(),
      cuisines: z.array(cuisine).check(z.minLength(1)),
      sections: z.array(z.strictObject({ labels, items: z.array(item).check(z.minLength(1)) })),
    }),
  ),
});

describe.each(restaurants)("the menu of $key for Google", (tenant) => {
  const menu = bundledMenu(tenant.key);

  it("has the documented shape and all dishes that are offered", () => {
    const feed = foodMenusSchema.parse(foodMenus(tenant, menu));
    const items = feed.menus.flatMap(({ sections }) => sections.flatMap((each) => each.items));
    expect(items).toHaveLength(menu.items.filter(({ sold_out }) => !sold_out).length);
  });

  it("stands in structured data with all properties that Google documents for restaurants", () => {
    const { openingHoursSpecification, ...data } = structuredData(tenant, menu);
    expect(data).toMatchObject({
      "@type": "Restaurant",
      name: tenant.title,
      menu: `${tenant.url}/`,
      url: `${tenant.url}/`,
      acceptsReservations: tenant.reservation,
      address: { "@type": "PostalAddress", addressCountry: "DE", postalCode: tenant.address.zip },
      geo: { "@type": "GeoCoordinates" },
      hasMenu: { "@type": "Menu" },
    });
    expect(data.priceRange.length).toBeLessThan(100);
    expect(openingHoursSpecification.length).toBeGreaterThan(0);
    for (const { name, offers } of sectionItems(data.hasMenu)) {
      expect(offers, String(name)).toMatchObject({ "@type": "Offer", priceCurrency: "EUR" });
    }
  });
});

function sectionItems(menu: unknown) {
  const { hasMenuSection } = menu as {
    hasMenuSection: { hasMenuItem: { name: unknown; offers: unknown }[] }[];
  };
  return hasMenuSection.flatMap(({ hasMenuItem }) => hasMenuItem);
}

it("names price, allergens and diets of a dish for Google, and leaves out what is sold out", () => {
  const tenant = restaurant("resto-bobingen");
  const menu = bundledMenu(tenant.key);
  const [first, ...others] = menu.items;
  if (!first) throw new Error("the menu is empty");
  const dish = {
    ...first,
    name: { de: "Krabbensuppe", en: "Shrimp soup" },
    preis: 8.4,
    settings: {},
    // Crustaceans, milk and an additive, which Google does not know.
    add_ons: ["K", "G", "1"],
    diet: ["halal" as const, "spicy" as const],
  };
  const rest = others.map((each) => ({ ...each, sold_out: true }));
  const feed = foodMenus(tenant, { ...menu, items: [dish, ...rest] });
  expect(feed.menus[0]?.sections.map(({ items }) => items)).toMatchObject([
    [
      {
        labels: [
          { displayName: "Krabbensuppe", languageCode: "de" },
          { displayName: "Shrimp soup", languageCode: "en" },
        ],
        attributes: {
          price: { currencyCode: "EUR", units: "8", nanos: 400_000_000 },
          allergen: ["SHELLFISH", "DAIRY"],
          dietaryRestriction: ["HALAL"],
        },
      },
    ],
  ]);
});

it("states the price that a guest pays at least where a choice has the price", () => {
  const tenant = restaurant("resto-bobingen");
  const menu = bundledMenu(tenant.key);
  const [first] = menu.items;
  if (!first) throw new Error("the menu is empty");
  const label = { de: "Größe", en: "Size" };
  const options = [9.5, 12].map((preis, at) => ({ value: `size-${at}`, preis, label }));
  const size = { type: "radio" as const, costs: true, label, required: true, options };
  const items = [{ ...first, preis: 0, settings: { size } }];
  const { hasMenu, priceRange } = structuredData(tenant, { ...menu, items });
  expect(sectionItems(hasMenu)).toMatchObject([{ offers: { price: "9.50" } }]);
  expect(priceRange).toBe("9–10 €");
  expect(offlinePage(tenant, { ...menu, items }, 0)).toContain("<b>ab 9,50\u00a0€</b>");
});
