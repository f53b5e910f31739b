import type { MenuCategory } from "@/domain/menu/menu.schema";

/** Sections of the My Asia Wok menu; the build-your-own wok comes first. */
export const categories: MenuCategory[] = [
  {
    id: "your-wok",
    name: { de: "Ihr Wok", en: "Your wok" },
    description: {
      de: "Sauce aussuchen, dann Basis, Einlage und Schärfe. Wokgemüse ist immer dabei.",
      en: "Pick a sauce, then base, protein and heat. Wok vegetables always come with it.",
    },
  },
  { id: "boxes", name: { de: "Nudelboxen", en: "Noodle boxes" } },
  { id: "fried-rice", name: { de: "Reis aus dem Feuer", en: "Rice from the fire" } },
  {
    id: "crispy",
    name: { de: "Knusprig", en: "Crispy" },
    description: {
      de: "Sauce getrennt verpackt, damit die Kruste bis Neusäß hält.",
      en: "Sauce packed separately, so that the crust stays crisp as far as Neusäß.",
    },
  },
  { id: "hot-pots", name: { de: "Töpfe & Becher", en: "Pots & cups" } },
  { id: "salads", name: { de: "Kalt & warm gemischt", en: "Cold meets warm" } },
  { id: "snacks", name: { de: "Auf die Hand", en: "To go" } },
  { id: "little-dragons", name: { de: "Für kleine Drachen", en: "For little dragons" } },
  {
    id: "lunch",
    name: { de: "Mittagsdeal", en: "Lunch deal" },
    served: [{ days: [1, 3, 4, 5], from: "11:00", until: "14:30" }],
  },
  { id: "extras", name: { de: "Becher & Gläser extra", en: "Extra cups & jars" } },
  { id: "sweets", name: { de: "Süß hinterher", en: "Something sweet after" } },
  { id: "drinks", name: { de: "Kaltes im Kühlschrank", en: "Cold from the fridge" } },
];
