import type {
  Menu as MenuData,
  MenuItem as MenuItemData,
  MenuSection,
  RestrictedDiet,
} from "schema-dts";
import type { Diet, Menu, MenuItem } from "@/domain/menu/menu.schema";
import { dishPrice } from "@/domain/menu/options/dish-price";
import { textIn } from "@/domain/text/localized-text";

/** The diets that schema.org knows. */
const DIETS: Partial<Record<Diet, RestrictedDiet>> = {
  vegan: "https://schema.org/VeganDiet",
  vegetarian: "https://schema.org/VegetarianDiet",
  halal: "https://schema.org/HalalDiet",
  "gluten-free": "https://schema.org/GlutenFreeDiet",
  "lactose-free": "https://schema.org/LowLactoseDiet",
};

function structuredItem(item: MenuItem): MenuItemData {
  const { name, diet = [] } = item;
  const diets = diet.flatMap((one) => DIETS[one] ?? []);
  return {
    "@type": "MenuItem",
    name: textIn(name, "de"),
    ...(diets.length > 0 && { suitableForDiet: diets }),
    offers: {
      "@type": "Offer",
      price: (dishPrice(item).cents / 100).toFixed(2),
      priceCurrency: "EUR",
    },
  };
}

/**
 * The menu for search engines: a section per category, with its dishes and prices. Descriptions
 * are left out, because the page already contains them.
 */
export function structuredMenu(menu: Menu, id: string): MenuData {
  const sections = menu.categories.flatMap((category): MenuSection[] => {
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
