import type { MenuOptionGroup } from "@/domain/menu/menu.schema";

/** Bases of a wok. */
export const base: MenuOptionGroup = {
  type: "radio",
  costs: true,
  required: true,
  label: { de: "Basis", en: "Base" },
  options: [
    { value: "rice", preis: 0, label: { de: "Jasminreis", en: "Jasmine rice" }, add_ons: [] },
    {
      value: "egg-noodles",
      preis: 0,
      label: { de: "Eiernudeln", en: "Egg noodles" },
      add_ons: ["A", "C"],
    },
    {
      value: "rice-noodles",
      preis: 0.5,
      label: { de: "Reisnudeln", en: "Rice noodles" },
      add_ons: [],
    },
    { value: "udon", preis: 1, label: { de: "Udon", en: "Udon" }, add_ons: ["A"] },
    {
      value: "vegetables-only",
      preis: 1.5,
      label: { de: "Nur Gemüse, doppelt", en: "Vegetables only, double" },
      add_ons: [],
    },
  ],
};

/** Ingredients of a wok in addition to vegetables. */
export const insert: MenuOptionGroup = {
  type: "radio",
  costs: true,
  required: true,
  label: { de: "Einlage", en: "Protein" },
  options: [
    { value: "tofu", preis: 0, label: { de: "Tofu", en: "Tofu" }, add_ons: ["F"] },
    { value: "chicken", preis: 1, label: { de: "Hähnchen", en: "Chicken" }, add_ons: [] },
    { value: "pork", preis: 1, label: { de: "Schwein", en: "Pork" }, add_ons: [] },
    { value: "beef", preis: 2.5, label: { de: "Rind", en: "Beef" }, add_ons: [] },
    { value: "prawns", preis: 3.5, label: { de: "Garnelen", en: "Prawns" }, add_ons: ["K"] },
    {
      value: "duck",
      preis: 4,
      label: { de: "Knusprige Ente", en: "Crispy duck" },
      add_ons: ["A", "F"],
    },
    {
      value: "mock-duck",
      preis: 2,
      label: { de: "Weizen-„Ente“ (vegan)", en: "Wheat “duck” (vegan)" },
      add_ons: ["A", "F"],
    },
  ],
};

/** Crowns the wok. */
export const extras: MenuOptionGroup = {
  type: "checkbox",
  costs: true,
  max: 4,
  label: { de: "Noch dazu?", en: "Anything else?" },
  options: [
    { value: "egg", preis: 1.3, label: { de: "Rührei", en: "Scrambled egg" }, add_ons: ["C"] },
    {
      value: "cashews",
      preis: 1.2,
      label: { de: "Cashewkerne", en: "Cashews" },
      add_ons: ["H"],
    },
    {
      value: "broccoli",
      preis: 1.2,
      label: { de: "Mehr Brokkoli", en: "More broccoli" },
      add_ons: [],
    },
    {
      value: "bamboo",
      preis: 1,
      label: { de: "Bambussprossen", en: "Bamboo shoots" },
      add_ons: [],
    },
    { value: "double-sauce", preis: 1, label: { de: "Doppelte Sauce", en: "Double sauce" } },
  ],
};

/** Heat, counted in whole chillies. */
export const heat: MenuOptionGroup = {
  type: "radio",
  costs: false,
  label: { de: "Schärfe", en: "Heat" },
  options: [
    { value: "none", preis: 0, label: { de: "Ohne Chili", en: "No chilli" }, add_ons: [] },
    { value: "one", preis: 0, label: { de: "Eine Schote", en: "One chilli" }, add_ons: [] },
    { value: "two", preis: 0, label: { de: "Zwei Schoten", en: "Two chillies" }, add_ons: [] },
    { value: "three", preis: 0, label: { de: "Drei Schoten", en: "Three chillies" }, add_ons: [] },
  ],
};

/** Size of a noodle box, in the usual ounces of its carton. */
export const boxSize: MenuOptionGroup = {
  type: "radio",
  costs: true,
  required: true,
  label: { de: "Box", en: "Box" },
  options: [
    { value: "small", preis: 0, label: { de: "Klein, 26 oz", en: "Small, 26 oz" }, add_ons: [] },
    { value: "large", preis: 2.2, label: { de: "Groß, 32 oz", en: "Large, 32 oz" }, add_ons: [] },
  ],
};

/** Sauce beside a crispy plate, packed apart so that the crust survives the ride. */
export const crispySauce: MenuOptionGroup = {
  type: "radio",
  costs: false,
  required: true,
  label: { de: "Sauce, extra verpackt", en: "Sauce, packed apart" },
  options: [
    {
      value: "sweet-sour",
      preis: 0,
      label: { de: "Süß-sauer", en: "Sweet and sour" },
      add_ons: ["1"],
    },
    {
      value: "peanut",
      preis: 0,
      label: { de: "Erdnuss", en: "Peanut" },
      add_ons: ["A", "E", "F"],
    },
    {
      value: "red-curry",
      preis: 0,
      label: { de: "Rotes Curry", en: "Red curry" },
      add_ons: ["D", "K"],
    },
    {
      value: "teriyaki",
      preis: 0,
      label: { de: "Teriyaki", en: "Teriyaki" },
      add_ons: ["A", "F", "L"],
    },
  ],
};

/** The dip that belongs to a snack; without an answer it is the sweet and hot one. */
export const snackDip: MenuOptionGroup = {
  type: "radio",
  costs: false,
  label: { de: "Tunke", en: "Dip" },
  options: [
    {
      value: "sweet-chilli",
      preis: 0,
      label: { de: "Süßscharf", en: "Sweet and hot" },
      add_ons: [],
    },
    {
      value: "soy-lime",
      preis: 0,
      label: { de: "Soja-Limette", en: "Soy and lime" },
      add_ons: ["A", "F"],
    },
    {
      value: "chilli-mayo",
      preis: 0,
      label: { de: "Chilimayo", en: "Chilli mayo" },
      add_ons: ["2", "C", "M"],
    },
  ],
};

/** Starters of a lunch deal. */
export const lunchStart: MenuOptionGroup = {
  type: "radio",
  costs: false,
  required: true,
  label: { de: "Vorneweg", en: "To start" },
  options: [
    {
      value: "hot-sour",
      preis: 0,
      label: { de: "Sauer-scharfe Suppe", en: "Hot and sour soup" },
      add_ons: ["4", "A", "C", "F", "I"],
    },
    {
      value: "spring-rolls",
      preis: 0,
      label: { de: "Drei Mini-Frühlingsrollen", en: "Three mini spring rolls" },
      add_ons: ["A", "F", "I"],
    },
    { value: "slaw", preis: 0, label: { de: "Krautsalat", en: "Slaw" }, add_ons: ["E"] },
  ],
};
