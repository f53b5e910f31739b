import type { MenuCategory } from "@/domain/menu/menu.schema";

/** Sections of the Bobingen menu in the order guests read them. */
export const categories: MenuCategory[] = [
  { id: "starters", name: { de: "Vorspeisen", en: "Starters" } },
  { id: "soups", name: { de: "Suppen", en: "Soups" } },
  { id: "salads", name: { de: "Salate", en: "Salads" } },
  {
    id: "noodle-soups",
    name: { de: "Phở & Nudelsuppen", en: "Phở & noodle soups" },
    description: {
      de: "Unsere Brühen ziehen über Nacht. Nudeln und Brühe reisen getrennt und bleiben so bissfest.",
      en: "Our broths simmer overnight. Noodles and broth travel separately, so the noodles keep their bite.",
    },
  },
  {
    id: "bowls",
    name: { de: "Bún & Bowls", en: "Bún & bowls" },
    description: {
      de: "Lauwarm auf Reisnudeln oder Sushireis, mit viel Salat und Kräutern.",
      en: "Lukewarm on rice noodles or sushi rice, with plenty of salad and herbs.",
    },
  },
  {
    id: "noodles-and-rice",
    name: { de: "Gebratene Nudeln & Reis", en: "Fried noodles & rice" },
  },
  {
    id: "wok",
    name: { de: "Aus dem Wok", en: "From the wok" },
    description: {
      de: "Mit Einlage und Beilage nach Ihrer Wahl.",
      en: "With the protein and side dish of your choice.",
    },
  },
  {
    id: "curries",
    name: { de: "Thai-Currys", en: "Thai curries" },
    description: {
      de: "Mit Kokosmilch und hausgestoßenen Pasten, dazu Ihre Beilage.",
      en: "With coconut milk and pastes pounded in-house, served with your side dish.",
    },
  },
  { id: "specialities", name: { de: "Hausspezialitäten", en: "House specialities" } },
  { id: "vegan", name: { de: "Vegan", en: "Vegan" } },
  {
    id: "nigiri",
    name: { de: "Nigiri & Sashimi", en: "Nigiri & sashimi" },
    description: { de: "Nigiri je 2 Stück.", en: "Nigiri come in pairs." },
  },
  {
    id: "maki",
    name: { de: "Maki", en: "Maki" },
    description: { de: "Je 8 Stück, Nori außen.", en: "8 pieces each, nori outside." },
  },
  {
    id: "rolls",
    name: { de: "Inside-Out & Special Rolls", en: "Inside-out & special rolls" },
    description: { de: "Je 8 Stück, Reis außen.", en: "8 pieces each, rice outside." },
  },
  { id: "sushi-sets", name: { de: "Sushi-Sets", en: "Sushi sets" } },
  { id: "kids", name: { de: "Für Kinder", en: "For children" } },
  { id: "sides", name: { de: "Beilagen & Saucen", en: "Sides & sauces" } },
  { id: "desserts", name: { de: "Desserts", en: "Desserts" } },
  { id: "soft-drinks", name: { de: "Alkoholfreie Getränke", en: "Soft drinks" } },
  { id: "hot-drinks", name: { de: "Tee & Kaffee", en: "Tea & coffee" } },
  {
    id: "beer-and-wine",
    name: { de: "Bier & Wein", en: "Beer & wine" },
    description: { de: "Abgabe ab 16 Jahren.", en: "Sold from the age of 16." },
  },
];
