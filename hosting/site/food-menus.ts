import type { Diet, Menu, MenuItem } from "@/domain/menu/menu.schema";
import { dishPrice } from "@/domain/menu/options/dish-price";
import type { Allergen } from "@/domain/tenant/add-ons";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { LANGUAGES } from "@/domain/text/language";
import { type Text, textIn } from "@/domain/text/localized-text";
import { cuisinesOf } from "./cuisines";
import { siteUrl } from "./site-url";

/** Google's longest name and description, in characters. */
const MAX_NAME = 140;
const MAX_DESCRIPTION = 1000;

/** The allergens that Google knows; the others have no value of their own there. */
const ALLERGENS: Partial<Record<Allergen, string>> = {
  crustaceans: "SHELLFISH",
  eggs: "EGG",
  fish: "FISH",
  gluten: "WHEAT",
  milk: "DAIRY",
  molluscs: "SHELLFISH",
  nuts: "TREE_NUT",
  peanuts: "PEANUT",
  soy: "SOY",
};

const DIETS: Partial<Record<Diet, string>> = {
  halal: "HALAL",
  vegan: "VEGAN",
  vegetarian: "VEGETARIAN",
};

const CUISINES: Readonly<Record<string, string>> = {
  Asiatisch: "ASIAN",
  Bayerisch: "GERMAN",
  Italienisch: "ITALIAN",
  Japanisch: "JAPANESE",
  Thailändisch: "THAI",
  Vietnamesisch: "VIETNAMESE",
};

/**
 * The configured menu as `FoodMenus` of Google's Business Profile API, which an operator sends with
 * `accounts.locations.updateFoodMenus`; `name` is the location there. Sold-out dishes are left out.
 * Prices are the lowest of a dish. Allergens are named only where the menu declares them.
 */
export function foodMenus(restaurant: Restaurant, menu: Menu) {
  const sections = menu.categories.flatMap(({ id, name, description }) => {
    const items = menu.items.filter(({ category, sold_out }) => category === id && !sold_out);
    if (items.length === 0) return [];
    return [
      {
        labels: labels(name, description),
        items: items.map((item) => ({
          labels: labels(item.name, item.description),
          attributes: attributes(item, restaurant.add_ons),
        })),
      },
    ];
  });
  const cuisines = cuisinesOf(restaurant).map((name) => CUISINES[name] ?? "OTHER_CUISINE");
  return {
    menus: [
      {
        labels: labels({ de: "Speisekarte", en: "Menu" }),
        sourceUrl: siteUrl(restaurant, "/"),
        cuisines,
        sections,
      },
    ],
  };
}

function labels(name: Text, description?: Text) {
  return LANGUAGES.map((languageCode) => ({
    displayName: textIn(name, languageCode).slice(0, MAX_NAME),
    ...(description && {
      description: textIn(description, languageCode).slice(0, MAX_DESCRIPTION),
    }),
    languageCode,
  }));
}

function attributes(item: MenuItem, addOns: Restaurant["add_ons"]) {
  const { cents } = dishPrice(item);
  const allergens = (item.add_ons ?? []).flatMap((code) => {
    const allergen = addOns[code]?.allergen;
    return (allergen && ALLERGENS[allergen]) ?? [];
  });
  const diets = (item.diet ?? []).flatMap((diet) => DIETS[diet] ?? []);
  return {
    price: {
      currencyCode: "EUR",
      units: String(Math.floor(cents / 100)),
      nanos: (cents % 100) * 10_000_000,
    },
    ...(allergens.length > 0 && { allergen: [...new Set(allergens)] }),
    ...(diets.length > 0 && { dietaryRestriction: diets }),
    ...(item.serves && { servesNumPeople: item.serves.min }),
  };
}
