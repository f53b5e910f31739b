import type { AddOn } from "@/domain/tenant/add-ons";

/**
 * Codes that `add-ons.ts` lacks; every restaurant uses both lists. The remaining EU allergens and the
 * additives of tonic water and light drinks (LMZDV §5). Crustaceans are `K`, because `B` is crab
 * imitation.
 */
export const additionalAddOns: Record<string, AddOn> = {
  10: { label: { de: "chininhaltig", en: "contains quinine" } },
  12: {
    label: { de: "enthält eine Phenylalaninquelle", en: "contains a source of phenylalanine" },
  },
  H: { label: { de: "Schalenfrüchte", en: "Tree nuts" }, allergen: "nuts" },
  K: { label: { de: "Krebstiere", en: "Crustaceans" }, allergen: "crustaceans" },
  M: { label: { de: "Senf", en: "Mustard" }, allergen: "mustard" },
  P: { label: { de: "Lupinen", en: "Lupin" }, allergen: "lupin" },
  S: { label: { de: "Schwefeldioxid und Sulfite", en: "Sulphites" }, allergen: "sulphites" },
};
