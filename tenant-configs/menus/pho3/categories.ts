import type { MenuCategory } from "@/domain/menu/menu.schema";

/** Sections of every branch that come before its own. */
export const dishCategories: MenuCategory[] = [
  { id: "starters", name: { de: "Zum Teilen", en: "To share" } },
  { id: "salads", name: { de: "Gỏi – Salate", en: "Gỏi – salads" } },
  {
    id: "pho",
    name: { de: "Phở – unsere drei Brühen", en: "Phở – our three broths" },
    description: {
      de: "Zwölf Stunden gezogen; Brühe und Nudeln getrennt verpackt.",
      en: "Simmered for twelve hours; broth and noodles packed separately.",
    },
  },
  {
    id: "bun",
    name: { de: "Bún", en: "Bún" },
    description: {
      de: "Lauwarme Reisnudeln mit allem, was der Garten hergibt.",
      en: "Lukewarm rice noodles with everything the garden has to offer.",
    },
  },
  { id: "other-soups", name: { de: "Wenn es nicht Phở sein soll", en: "If it is not to be phở" } },
  { id: "rice", name: { de: "Cơm – Reisteller", en: "Cơm – rice plates" } },
  { id: "sides", name: { de: "Nebenbei", en: "On the side" } },
];

/** Sections that close the menu of every branch. */
export const closingCategories: MenuCategory[] = [
  { id: "sweets", name: { de: "Chè & Süßes", en: "Chè & sweets" } },
  {
    id: "drinks",
    name: { de: "Getränke", en: "Drinks" },
    description: {
      de: "Bier geben wir nur an Gäste ab 16 Jahren.",
      en: "We serve beer only to guests aged 16 and over.",
    },
  },
];
