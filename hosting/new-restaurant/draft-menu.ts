import type { MenuInput } from "@/domain/menu/menu.schema";

type Dish = readonly [id: string, category: string, de: string, en: string, preis: number];

const DISHES: readonly Dish[] = [
  ["soup-of-the-day", "starters", "Tagessuppe", "Soup of the day", 5.5],
  ["green-salad", "starters", "Grüner Salat", "Green salad", 5.9],
  ["bread-basket", "starters", "Brotkorb", "Bread basket", 3.5],
  ["dish-of-the-house", "mains", "Gericht des Hauses", "Dish of the house", 14.9],
  ["vegetable-plate", "mains", "Gemüseteller", "Vegetable plate", 12.9],
  ["dish-of-the-day", "mains", "Tagesgericht", "Dish of the day", 11.9],
  ["sweet-of-the-day", "sweets", "Süßes vom Tag", "Sweet of the day", 5.9],
];

/**
 * A short sample menu to replace. Its dishes have no `add_ons`, so the site shows their allergens as
 * not declared (docs/rules.md#law).
 */
export const draftMenu: MenuInput = {
  rev: 1,
  categories: [
    { id: "starters", name: { de: "Vorspeisen", en: "Starters" } },
    { id: "mains", name: { de: "Hauptgerichte", en: "Main courses" } },
    { id: "sweets", name: { de: "Nachspeisen", en: "Desserts" } },
    { id: "drinks", name: { de: "Getränke", en: "Drinks" } },
  ],
  items: [
    ...DISHES.map(([id, category, de, en, preis]) => ({
      id,
      category,
      name: { de, en },
      preis,
      vat: 7 as const,
    })),
    {
      id: "mineral-water",
      category: "drinks",
      name: { de: "Mineralwasser 0,5 l", en: "Mineral water 0.5 l" },
      preis: 2.9,
      add_ons: [],
      vat: 19,
      volume_ml: 500,
      deposit_cents: 25,
    },
  ],
};
