import type { MenuOptionGroup } from "@/domain/menu/menu.schema";

/** Toppings of a salad; tofu is included in the price. */
export const saladTopping: MenuOptionGroup = {
  type: "radio",
  costs: true,
  required: true,
  label: { de: "Dazu", en: "With" },
  options: [
    { value: "tofu", preis: 0, label: { de: "Räuchertofu", en: "Smoked tofu" }, add_ons: ["F"] },
    { value: "prawns", preis: 3.5, label: { de: "Garnelen", en: "Prawns" }, add_ons: ["K"] },
    {
      value: "duck",
      preis: 4,
      label: { de: "Gezupfte Ente", en: "Pulled duck" },
      add_ons: ["A", "F"],
    },
  ],
};

/** Herbs of the dish; some guests taste soap in coriander. */
export const herbs: MenuOptionGroup = {
  type: "checkbox",
  costs: false,
  label: { de: "Kräuter ohne …", en: "Herbs without …" },
  options: [
    { value: "coriander", preis: 0, label: { de: "Koriander", en: "Coriander" }, add_ons: [] },
    { value: "fish-mint", preis: 0, label: { de: "Fischminze", en: "Fish mint" }, add_ons: [] },
    { value: "dill", preis: 0, label: { de: "Dill", en: "Dill" }, add_ons: [] },
  ],
};

/** Side dishes of pot and pan dishes. */
export const bistroSide: MenuOptionGroup = {
  type: "radio",
  costs: true,
  required: true,
  label: { de: "Dazu servieren wir", en: "Served with" },
  options: [
    { value: "rice", preis: 0, label: { de: "Duftreis", en: "Fragrant rice" }, add_ons: [] },
    {
      value: "baguette",
      preis: 0,
      label: { de: "Warmes Baguette", en: "Warm baguette" },
      add_ons: ["A"],
    },
    {
      value: "broken-rice",
      preis: 1.5,
      label: { de: "Bruchreis mit Frühlingslauchöl", en: "Broken rice with spring onion oil" },
      add_ons: [],
    },
    {
      value: "pancakes",
      preis: 2.5,
      label: { de: "Dünne Reisfladen", en: "Thin rice pancakes" },
      add_ons: [],
    },
  ],
};

/** Chilli of a dish, from the garden behind the house. */
export const heat: MenuOptionGroup = {
  type: "radio",
  costs: false,
  label: { de: "Chili", en: "Chilli" },
  options: [
    { value: "none", preis: 0, label: { de: "Keine", en: "None" }, add_ons: [] },
    {
      value: "kitchen",
      preis: 0,
      label: { de: "Wie wir es mögen", en: "The way we like it" },
      add_ons: [],
    },
    {
      value: "aside",
      preis: 0,
      label: { de: "Frisch geschnitten dabei", en: "Sliced alongside" },
      add_ons: [],
    },
  ],
};

/** Bread and extras of a sandwich. */
export const bread: MenuOptionGroup = {
  type: "checkbox",
  costs: true,
  max: 2,
  label: { de: "Mehr hinein", en: "More inside" },
  options: [
    {
      value: "fried-egg",
      preis: 1.5,
      label: { de: "Gebratenes Ei", en: "Fried egg" },
      add_ons: ["C"],
    },
    {
      value: "pickles",
      preis: 0.8,
      label: { de: "Doppelt Eingelegtes", en: "Double pickles" },
      add_ons: [],
    },
    {
      value: "pate",
      preis: 1.8,
      label: { de: "Leberpastete", en: "Liver pâté" },
      add_ons: ["2", "C", "G", "S"],
    },
  ],
};

/** Coffee with condensed milk, hot or over ice. */
export const coffeeServing: MenuOptionGroup = {
  type: "radio",
  costs: true,
  required: true,
  label: { de: "Serviert", en: "Served" },
  options: [
    { value: "hot", preis: 0, label: { de: "In der Tasse", en: "In a cup" }, add_ons: [] },
    {
      value: "ice",
      preis: 0.4,
      label: { de: "Über Eiswürfeln", en: "Over ice cubes" },
      add_ons: [],
    },
  ],
};

/** Sugar in homemade drinks. */
export const sweetness: MenuOptionGroup = {
  type: "radio",
  costs: false,
  label: { de: "Zucker", en: "Sugar" },
  options: [
    { value: "none", preis: 0, label: { de: "Ohne Zucker", en: "No sugar" }, add_ons: [] },
    { value: "half", preis: 0, label: { de: "Halb", en: "Half" }, add_ons: [] },
    { value: "full", preis: 0, label: { de: "Saigon-süß", en: "Saigon sweet" }, add_ons: [] },
  ],
};
