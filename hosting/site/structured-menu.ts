import type { Diet, Menu, MenuItem } from "@/domain/menu/menu.schema";
import { textIn } from "@/domain/shared/localized-text";
import { centsFromEuros } from "@/domain/shared/money";
import type { JsonLd } from "./json-ld";

/** Diets schema.org has a word for. */
const DIETS: Partial<Record<Diet, string>> = {
  vegan: "https://schema.org/VeganDiet",
  vegetarian: "https://schema.org/VegetarianDiet",
  halal: "https://schema.org/HalalDiet",
  "gluten-free": "https://schema.org/GlutenFreeDiet",
  "lactose-free": "https://schema.org/LowLactoseDiet",
};

function structuredItem({ name, preis, diet = [] }: MenuItem): JsonLd {
  const diets = diet.flatMap((one) => DIETS[one] ?? []);
  return {
    "@type": "MenuItem",
    name: textIn(name, "de"),
    ...(diets.length > 0 && { suitableForDiet: diets }),
    offers: {
      "@type": "Offer",
      price: (centsFromEuros(preis) / 100).toFixed(2),
      priceCurrency: "EUR",
    },
  };
}

/**
 * The menu as schema.org describes it: a section per category, with its dishes and prices.
 * Descriptions stand in the page already and would only make it longer.
 */
export function structuredMenu(menu: Menu, id: string): JsonLd {
  const sections = menu.categories.flatMap((category): JsonLd[] => {
    const items = menu.items.filter((item) => item.category === category.id);
    if (items.length === 0) return [];
    return [
      {
        "@type": "MenuSection",
        name: textIn(category.name, "de"),
        hasMenuItem: items.map(structuredItem),
      },
    ];
  });
  return { "@type": "Menu", "@id": id, inLanguage: "de", hasMenuSection: sections };
}
