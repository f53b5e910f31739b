import type { AddOn } from "@/domain/tenant/add-ons";

const cereals: AddOn = {
  label: { de: "Glutenhaltiges Getreide", en: "Cereals containing gluten" },
  allergen: "gluten",
};
const crabImitation: AddOn = {
  label: { de: "Krebsfleischimitat", en: "Crab imitation" },
  allergen: "crustaceans",
};
const eggs: AddOn = { label: { de: "Eier", en: "Eggs" }, allergen: "eggs" };
const fish: AddOn = { label: { de: "Fisch", en: "Fish" }, allergen: "fish" };
const peanuts: AddOn = { label: { de: "Erdnüsse", en: "Peanuts" }, allergen: "peanuts" };
const soy: AddOn = { label: { de: "Soja", en: "Soy" }, allergen: "soy" };
const milk: AddOn = { label: { de: "Milch (Laktose)", en: "Milk (lactose)" }, allergen: "milk" };
const sesame: AddOn = { label: { de: "Sesam", en: "Sesame" }, allergen: "sesame" };
const celery: AddOn = { label: { de: "Sellerie", en: "Celery" }, allergen: "celery" };
const molluscs: AddOn = { label: { de: "Weichtiere", en: "Molluscs" }, allergen: "molluscs" };

/**
 * Legend of every restaurant (docs/rules.md#add-on-codes). Letters are valid in upper and lower case.
 * The German labels of additives are worded as in LMZDV §5.
 */
export const addOns: Record<string, AddOn> = {
  1: { label: { de: "mit Farbstoff", en: "with colourants" } },
  2: { label: { de: "mit Konservierungsstoff", en: "with preservatives" } },
  3: { label: { de: "mit Antioxidationsmittel", en: "with antioxidants" } },
  4: { label: { de: "mit Geschmacksverstärker", en: "with flavour enhancer" } },
  9: { label: { de: "koffeinhaltig", en: "contains caffeine" } },
  11: { label: { de: "mit Süßungsmittel", en: "with sweetener" } },
  A: cereals,
  a: cereals,
  B: crabImitation,
  b: crabImitation,
  C: eggs,
  c: eggs,
  D: fish,
  d: fish,
  E: peanuts,
  e: peanuts,
  F: soy,
  f: soy,
  G: milk,
  g: milk,
  L: sesame,
  l: sesame,
  I: celery,
  i: celery,
  O: molluscs,
  o: molluscs,
};
