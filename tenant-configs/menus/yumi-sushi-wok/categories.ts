import type { MenuCategory } from "@/domain/menu/menu.schema";

/** Sections of the Yumi menu, from cold to hot. */
export const categories: MenuCategory[] = [
  {
    id: "bowls",
    name: { de: "Sushi-Bowls", en: "Sushi bowls" },
    description: {
      de: "Bunt geschichtet und kühl; umrühren dürfen Sie selbst.",
      en: "Layered in colours and cool; the stirring is up to you.",
    },
  },
  { id: "share", name: { de: "In die Mitte", en: "For the middle" } },
  { id: "nigiri", name: { de: "Nigiri-Paare", en: "Nigiri pairs" } },
  { id: "maki", name: { de: "Kleine Maki (8 Stück)", en: "Small maki (8 pieces)" } },
  {
    id: "rolls",
    name: { de: "Signature Rolls (8 Stück)", en: "Signature rolls (8 pieces)" },
    description: {
      de: "Yumis eigene Erfindungen; jede hat einmal als Versuch am Montagabend begonnen.",
      en: "Yumi’s own inventions; each began as a Monday evening experiment.",
    },
  },
  { id: "burger", name: { de: "Sushi-Burger & Burrito", en: "Sushi burgers & burrito" } },
  { id: "sets", name: { de: "Sets von oben", en: "Sets from upstairs" } },
  {
    id: "wok",
    name: { de: "Heiß geschwenkt", en: "Tossed hot" },
    description: {
      de: "Zwei Minuten bei voller Flamme, das Gemüse bleibt knackig.",
      en: "Two minutes at full flame, so the vegetables stay crunchy.",
    },
  },
  { id: "wok-noodles", name: { de: "Nudeln im Wok", en: "Noodles in the wok" } },
  { id: "sweets", name: { de: "Süßer Abschluss", en: "A sweet ending" } },
  { id: "drinks", name: { de: "Yuzu, Matcha & Wasser", en: "Yuzu, matcha & water" } },
  {
    id: "evening",
    name: { de: "Für den Abend", en: "For the evening" },
    description: {
      de: "Bier, Sake und Wein schenken wir ab 16 Jahren aus.",
      en: "We serve beer, sake and wine from the age of 16.",
    },
  },
];
