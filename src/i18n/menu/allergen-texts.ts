import type { Allergen } from "@/domain/tenant/add-ons";
import { defineTexts } from "../define-texts";

/** Names of the allergens, for guests and in the restaurant editor. */
export const allergenTexts = defineTexts<Readonly<Record<Allergen, string>>>({
  de: {
    gluten: "Gluten",
    crustaceans: "Krebstiere",
    eggs: "Eier",
    fish: "Fisch",
    peanuts: "Erdnüsse",
    soy: "Soja",
    milk: "Milch",
    nuts: "Schalenfrüchte",
    celery: "Sellerie",
    mustard: "Senf",
    sesame: "Sesam",
    sulphites: "Sulfite",
    lupin: "Lupinen",
    molluscs: "Weichtiere",
  },
  en: {
    gluten: "gluten",
    crustaceans: "crustaceans",
    eggs: "eggs",
    fish: "fish",
    peanuts: "peanuts",
    soy: "soy",
    milk: "milk",
    nuts: "tree nuts",
    celery: "celery",
    mustard: "mustard",
    sesame: "sesame",
    sulphites: "sulphites",
    lupin: "lupin",
    molluscs: "molluscs",
  },
});
