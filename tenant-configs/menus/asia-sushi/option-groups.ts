import type { MenuOptionGroup } from "@/domain/menu/menu.schema";

/** Rice under or around sushi. */
export const rice: MenuOptionGroup = {
  type: "radio",
  costs: true,
  label: { de: "Reis", en: "Rice" },
  options: [
    {
      value: "white",
      preis: 0,
      label: { de: "Weißer Sushireis", en: "White sushi rice" },
      add_ons: [],
    },
    {
      value: "wholegrain",
      preis: 1,
      label: { de: "Vollkornreis", en: "Whole-grain rice" },
      add_ons: [],
    },
  ],
};

/** Position of the wasabi; none is served without a choice. */
export const wasabi: MenuOptionGroup = {
  type: "radio",
  costs: false,
  label: { de: "Wasabi (auf Wunsch)", en: "Wasabi (on request)" },
  options: [
    {
      value: "aside",
      preis: 0,
      label: { de: "Daneben", en: "On the side" },
      add_ons: ["1", "M"],
    },
    {
      value: "inside",
      preis: 0,
      label: { de: "Unter dem Fisch", en: "Under the fish" },
      add_ons: ["1", "M"],
    },
  ],
};

/** Which soy sauce comes along; without an answer none does. */
export const soy: MenuOptionGroup = {
  type: "radio",
  costs: false,
  label: { de: "Sojasauce (auf Wunsch)", en: "Soy sauce (on request)" },
  options: [
    {
      value: "shoyu",
      preis: 0,
      label: { de: "Shōyu, kräftig", en: "Shōyu, full-bodied" },
      add_ons: ["A", "F"],
    },
    {
      value: "low-salt",
      preis: 0,
      label: { de: "Salzreduziert", en: "Reduced salt" },
      add_ons: ["A", "F"],
    },
    {
      value: "tamari",
      preis: 0,
      label: { de: "Weizenfreies Tamari", en: "Wheat-free tamari" },
      add_ons: ["F"],
    },
  ],
};

/** Sauces drawn over a roll. */
export const rollSauces: MenuOptionGroup = {
  type: "checkbox",
  costs: true,
  max: 2,
  label: { de: "Sauce obendrauf", en: "Sauce on top" },
  options: [
    {
      value: "unagi",
      preis: 0.9,
      label: { de: "Unagi-Glasur", en: "Unagi glaze" },
      add_ons: ["1", "A", "F"],
    },
    {
      value: "yuzu-mayo",
      preis: 0.9,
      label: { de: "Yuzu-Mayonnaise", en: "Yuzu mayonnaise" },
      add_ons: ["2", "C", "M"],
    },
    {
      value: "mango-chili",
      preis: 0.9,
      label: { de: "Mango-Chili", en: "Mango chilli" },
      add_ons: ["2"],
    },
  ],
};

/** Dip beside the gyoza. */
export const dip: MenuOptionGroup = {
  type: "radio",
  costs: false,
  label: { de: "Dip", en: "Dip" },
  options: [
    {
      value: "vinegar-soy",
      preis: 0,
      label: { de: "Essig und Soja", en: "Vinegar and soy" },
      add_ons: ["A", "F"],
    },
    {
      value: "rayu",
      preis: 0,
      label: { de: "Rāyu – scharfes Sesamöl", en: "Rāyu – hot sesame oil" },
      add_ons: ["L"],
    },
  ],
};

/** The small compartment of a bento box. */
export const bentoCup: MenuOptionGroup = {
  type: "radio",
  costs: false,
  required: true,
  label: { de: "Im kleinen Fach", en: "In the small compartment" },
  options: [
    { value: "miso", preis: 0, label: { de: "Misosuppe", en: "Miso soup" }, add_ons: ["D", "F"] },
    {
      value: "seaweed",
      preis: 0,
      label: { de: "Algensalat", en: "Seaweed salad" },
      add_ons: ["1", "A", "F", "L"],
    },
    {
      value: "cucumber",
      preis: 0,
      label: { de: "Gurke in Reisessig", en: "Cucumber in rice vinegar" },
      add_ons: ["A", "F"],
    },
  ],
};

/** Japanese noodles; buckwheat soba contain wheat, too. */
export const noodles: MenuOptionGroup = {
  type: "radio",
  costs: true,
  required: true,
  label: { de: "Nudeln", en: "Noodles" },
  options: [
    { value: "udon", preis: 0, label: { de: "Udon", en: "Udon" }, add_ons: ["A"] },
    { value: "soba", preis: 1, label: { de: "Soba", en: "Soba" }, add_ons: ["A"] },
  ],
};

/** Additions on top of rice bowls and noodles. */
export const onTop: MenuOptionGroup = {
  type: "checkbox",
  costs: true,
  max: 3,
  label: { de: "Obendrauf", en: "On top" },
  options: [
    {
      value: "onsen-egg",
      preis: 1.8,
      label: { de: "Ei aus dem Wasserbad", en: "Slow-poached egg" },
      add_ons: ["C"],
    },
    {
      value: "kimchi",
      preis: 1.9,
      label: { de: "Löffel Kimchi", en: "Spoonful of kimchi" },
      add_ons: ["D", "K"],
    },
    { value: "nori", preis: 0.8, label: { de: "Noristreifen", en: "Strips of nori" }, add_ons: [] },
  ],
};

/** Protein of the pan-Asian dishes that come without one. */
export const protein: MenuOptionGroup = {
  type: "radio",
  costs: true,
  required: true,
  label: { de: "Mit", en: "With" },
  options: [
    { value: "tofu", preis: 0, label: { de: "Tofu", en: "Tofu" }, add_ons: ["F"] },
    {
      value: "chicken",
      preis: 1,
      label: { de: "Hähnchenkeule", en: "Chicken thigh" },
      add_ons: [],
    },
    {
      value: "bulgogi",
      preis: 3,
      label: { de: "Bulgogi-Rind", en: "Bulgogi beef" },
      add_ons: ["A", "F", "L"],
    },
    {
      value: "prawns",
      preis: 3.5,
      label: { de: "Schwarze Tigergarnelen", en: "Black tiger prawns" },
      add_ons: ["K"],
    },
  ],
};

/** Heat of the pan-Asian dishes. */
export const heat: MenuOptionGroup = {
  type: "radio",
  costs: false,
  label: { de: "Wie scharf?", en: "How hot?" },
  options: [
    { value: "tame", preis: 0, label: { de: "Zahm", en: "Tame" }, add_ons: [] },
    { value: "awake", preis: 0, label: { de: "Wach", en: "Awake" }, add_ons: [] },
    {
      value: "bangkok",
      preis: 0,
      label: { de: "Wie in Bangkok", en: "As in Bangkok" },
      add_ons: [],
    },
  ],
};

/** Flavours of the mochi plate: exactly three different ones. */
export const mochi: MenuOptionGroup = {
  type: "checkbox",
  costs: false,
  required: true,
  min: 3,
  max: 3,
  label: { de: "Drei Sorten", en: "Three flavours" },
  options: [
    { value: "red-bean", preis: 0, label: { de: "Rote Bohne", en: "Red bean" }, add_ons: [] },
    { value: "matcha", preis: 0, label: { de: "Matcha", en: "Matcha" }, add_ons: ["9", "G"] },
    { value: "sesame", preis: 0, label: { de: "Sesam", en: "Sesame" }, add_ons: ["L"] },
    { value: "peanut", preis: 0, label: { de: "Erdnuss", en: "Peanut" }, add_ons: ["E"] },
    { value: "mango", preis: 0, label: { de: "Mango", en: "Mango" }, add_ons: [] },
  ],
};

/** Still or sparkling water. */
export const bubbles: MenuOptionGroup = {
  type: "radio",
  costs: false,
  required: true,
  label: { de: "Kohlensäure", en: "Carbonation" },
  options: [
    { value: "still", preis: 0, label: { de: "Ohne", en: "Still" }, add_ons: [] },
    { value: "sparkling", preis: 0, label: { de: "Mit", en: "Sparkling" }, add_ons: [] },
  ],
};

/** Temperature of a carafe of sake. */
export const sakeServing: MenuOptionGroup = {
  type: "radio",
  costs: false,
  label: { de: "Serviert", en: "Served" },
  options: [
    { value: "chilled", preis: 0, label: { de: "Kühl, 8 °C", en: "Chilled, 8 °C" }, add_ons: [] },
    {
      value: "warmed",
      preis: 0,
      label: { de: "Gewärmt, 45 °C", en: "Warmed, 45 °C" },
      add_ons: [],
    },
  ],
};
