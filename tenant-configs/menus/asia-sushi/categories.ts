import type { MenuCategory } from "@/domain/menu/menu.schema";

/** Sections of the Asia Sushi menu in the order of its tick sheet. */
export const categories: MenuCategory[] = [
  {
    id: "otsumami",
    name: { de: "Otsumami", en: "Otsumami" },
    description: {
      de: "Kleine Teller, wie man sie in der Izakaya zum ersten Getränk bestellt.",
      en: "Small plates, as an izakaya serves them with the first drink.",
    },
  },
  { id: "soups", name: { de: "Suppenschalen", en: "Soup bowls" } },
  {
    id: "nigiri",
    name: { de: "Nigiri & Gunkan (2 Stück)", en: "Nigiri & gunkan (2 pieces)" },
    description: {
      de: "Auf Bestellung von Hand geformt, der Reis noch körperwarm.",
      en: "Shaped by hand to order, the rice still at body temperature.",
    },
  },
  { id: "sashimi", name: { de: "Sashimi & Tataki", en: "Sashimi & tataki" } },
  { id: "hosomaki", name: { de: "Hosomaki (6 Stück)", en: "Hosomaki (6 pieces)" } },
  { id: "uramaki", name: { de: "Uramaki (8 Stück)", en: "Uramaki (8 pieces)" } },
  {
    id: "crunch",
    name: { de: "Crunch Rolls (6 Stück)", en: "Crunch rolls (6 pieces)" },
    description: {
      de: "Dicke Rollen, im Ganzen in Panko gebacken und warm aufgeschnitten.",
      en: "Thick rolls, fried whole in panko and sliced while warm.",
    },
  },
  { id: "temaki", name: { de: "Temaki (1 Tüte)", en: "Temaki (1 cone)" } },
  {
    id: "bento",
    name: { de: "Bento", en: "Bento" },
    description: {
      de: "Ein ganzes Essen in fünf Fächern, mittags wie abends.",
      en: "A whole meal in five compartments, at lunch as at dinner.",
    },
  },
  { id: "osaka", name: { de: "Osaka: Donburi & Nudeln", en: "Osaka: donburi & noodles" } },
  { id: "pan-asia", name: { de: "Bangkok, Seoul, Penang", en: "Bangkok, Seoul, Penang" } },
  { id: "moriawase", name: { de: "Moriawase – Platten", en: "Moriawase – platters" } },
  { id: "sweets", name: { de: "Mochi & Süßes", en: "Mochi & sweets" } },
  { id: "teahouse", name: { de: "Tee & Limonaden", en: "Tea & soft drinks" } },
  {
    id: "sake",
    name: { de: "Sake, Bier & Wein", en: "Sake, beer & wine" },
    description: {
      de: "Nur für Gäste ab 16 Jahren; der Ausweis wird an der Tür geprüft.",
      en: "Only for guests aged 16 and over; identity cards are checked at the door.",
    },
  },
];
