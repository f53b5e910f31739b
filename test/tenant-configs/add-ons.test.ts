import { expect, it } from "vitest";
import { addOns } from "@/tenant-configs/add-ons";
import { additionalAddOns } from "@/tenant-configs/additional-add-ons";

const ENGLISH = {
  "mit Farbstoff": "with colourants",
  "mit Konservierungsstoff": "with preservatives",
  "mit Antioxidationsmittel": "with antioxidants",
  "mit Geschmacksverstärker": "with flavour enhancer",
  koffeinhaltig: "contains caffeine",
  chininhaltig: "contains quinine",
  "mit Süßungsmittel": "with sweetener",
  "enthält eine Phenylalaninquelle": "contains a source of phenylalanine",
  "Glutenhaltiges Getreide": "Cereals containing gluten",
  Krebsfleischimitat: "Crab imitation",
  Krebstiere: "Crustaceans",
  Eier: "Eggs",
  Fisch: "Fish",
  Erdnüsse: "Peanuts",
  Soja: "Soy",
  "Milch (Laktose)": "Milk (lactose)",
  Schalenfrüchte: "Tree nuts",
  Sellerie: "Celery",
  Senf: "Mustard",
  Sesam: "Sesame",
  "Schwefeldioxid und Sulfite": "Sulphites",
  Lupinen: "Lupin",
  Weichtiere: "Molluscs",
};

it("declares every additive and allergen in English by its legal name", () => {
  const labels = Object.values({ ...addOns, ...additionalAddOns }).map(({ label }) => label);
  expect(Object.fromEntries(labels.map(({ de, en }) => [de, en]))).toEqual(ENGLISH);
});

it("declares an allergen by the same words wherever a letter stands for it", () => {
  for (const [letter, { label, allergen }] of Object.entries(addOns)) {
    if (allergen) expect(addOns[letter.toLowerCase()]?.label).toEqual(label);
  }
});
