import type { MenuCategory } from "@/domain/menu/menu.schema";

/** Starters first, then one category for each of the three kitchens. */
export const categories: MenuCategory[] = [
  { id: "starters", name: { de: "Vorspeisen & Suppen", en: "Starters & soups" } },
  {
    id: "tavern",
    name: { de: "Aus der Wirtshausküche", en: "From the tavern kitchen" },
    description: {
      de: "Mit zwei Beilagen, wo nichts anderes steht.",
      en: "With two side dishes unless stated otherwise.",
    },
  },
  { id: "pizza", name: { de: "Pizza", en: "Pizza" } },
  { id: "wok", name: { de: "Wok", en: "Wok" } },
  { id: "desserts", name: { de: "Nachspeisen", en: "Desserts" } },
  { id: "drinks", name: { de: "Getränke", en: "Drinks" } },
];
