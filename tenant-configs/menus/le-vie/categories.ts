import type { MenuCategory } from "@/domain/menu/menu.schema";

/** Sections of the bistro card. */
export const categories: MenuCategory[] = [
  {
    id: "small-plates",
    name: { de: "Kleine Teller", en: "Small plates" },
    description: {
      de: "Zwei bis drei pro Person; sie kommen, wie sie fertig werden.",
      en: "Two or three per person; they arrive as they are ready.",
    },
  },
  { id: "salads", name: { de: "Salate & Kräuter", en: "Salads & herbs" } },
  {
    id: "bowls",
    name: { de: "Schalen", en: "Bowls" },
    description: {
      de: "Bitte gut mischen: Das Dressing liegt unten.",
      en: "Please mix well: the dressing is at the bottom.",
    },
  },
  { id: "pot-and-pan", name: { de: "Topf & Pfanne", en: "Pot & pan" } },
  {
    id: "set-menus",
    name: { de: "Am Abend: Menüs", en: "In the evening: set menus" },
    description: {
      de: "Für den ganzen Tisch gedacht.",
      en: "Meant for the whole table.",
    },
    served: [{ days: [2, 3, 4, 5, 6], from: "17:00", until: "20:30" }],
  },
  {
    id: "banh-mi",
    name: { de: "Bánh mì", en: "Bánh mì" },
    description: {
      de: "Auch zum Mitnehmen in Papier gewickelt.",
      en: "Also wrapped in paper to take away.",
    },
    served: [{ days: [5, 6], from: "11:30", until: "14:30" }],
  },
  { id: "sweet", name: { de: "Süßes", en: "Sweet" } },
  { id: "phin-coffee", name: { de: "Phin-Kaffee & Tee", en: "Phin coffee & tea" } },
  { id: "homemade", name: { de: "Hausgemacht & Wasser", en: "Homemade & water" } },
  {
    id: "wine",
    name: { de: "Naturwein & Bier", en: "Natural wine & beer" },
    description: {
      de: "Kleine Winzer, wenig Schwefel. Ausschank ab 16 Jahren.",
      en: "Small growers, little sulphur. Served from the age of 16.",
    },
  },
];
