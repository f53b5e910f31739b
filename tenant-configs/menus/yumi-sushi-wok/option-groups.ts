import type { MenuOptionGroup } from "@/domain/menu/menu.schema";

/** Bases of a bowl. */
export const bowlBase: MenuOptionGroup = {
  type: "radio",
  costs: false,
  required: true,
  label: { de: "Basis", en: "Base" },
  options: [
    { value: "sushi-rice", preis: 0, label: { de: "Sushireis", en: "Sushi rice" }, add_ons: [] },
    { value: "quinoa", preis: 0, label: { de: "Quinoa", en: "Quinoa" }, add_ons: [] },
    { value: "salad", preis: 0, label: { de: "Blattsalat", en: "Leaf salad" }, add_ons: [] },
    {
      value: "soba",
      preis: 0,
      label: { de: "Kalte Buchweizennudeln", en: "Cold buckwheat noodles" },
      add_ons: ["A"],
    },
  ],
};

/** Main ingredient of the bowl guests compose themselves. */
export const bowlMain: MenuOptionGroup = {
  type: "radio",
  costs: true,
  required: true,
  label: { de: "Hauptsache", en: "Main" },
  options: [
    {
      value: "tofu",
      preis: 0,
      label: { de: "Sesamtofu", en: "Sesame tofu" },
      add_ons: ["A", "F", "L"],
    },
    {
      value: "chicken",
      preis: 0.5,
      label: { de: "Gegrilltes Huhn", en: "Grilled chicken" },
      add_ons: [],
    },
    { value: "salmon", preis: 1.5, label: { de: "Roher Lachs", en: "Raw salmon" }, add_ons: ["D"] },
    { value: "tuna", preis: 2.5, label: { de: "Thunfisch", en: "Tuna" }, add_ons: ["D"] },
    {
      value: "prawns",
      preis: 2.5,
      label: { de: "Gegrillte Garnelen", en: "Grilled prawns" },
      add_ons: ["K"],
    },
  ],
};

/** Exactly four vegetables or fruits for the bowl guests compose themselves. */
export const bowlGreens: MenuOptionGroup = {
  type: "checkbox",
  costs: false,
  required: true,
  min: 4,
  max: 4,
  label: { de: "Viermal Grün", en: "Four greens" },
  options: [
    { value: "edamame", preis: 0, label: { de: "Edamame", en: "Edamame" }, add_ons: ["F"] },
    { value: "cucumber", preis: 0, label: { de: "Gurke", en: "Cucumber" }, add_ons: [] },
    { value: "mango", preis: 0, label: { de: "Mango", en: "Mango" }, add_ons: [] },
    { value: "red-cabbage", preis: 0, label: { de: "Rotkohl", en: "Red cabbage" }, add_ons: [] },
    { value: "radish", preis: 0, label: { de: "Radieschen", en: "Radish" }, add_ons: [] },
    { value: "sweetcorn", preis: 0, label: { de: "Mais", en: "Sweetcorn" }, add_ons: [] },
    {
      value: "wakame",
      preis: 0,
      label: { de: "Wakame", en: "Wakame" },
      add_ons: ["1", "A", "F", "L"],
    },
    { value: "carrot", preis: 0, label: { de: "Möhre", en: "Carrot" }, add_ons: [] },
  ],
};

const ponzu: MenuOptionGroup["options"][number] = {
  value: "ponzu",
  preis: 0,
  label: { de: "Ponzu", en: "Ponzu" },
  add_ons: ["A", "F"],
};

const sesameDressing: MenuOptionGroup["options"][number] = {
  value: "sesame",
  preis: 0,
  label: { de: "Gerösteter Sesam", en: "Roasted sesame" },
  add_ons: ["A", "F", "L"],
};

/** Dressing of a bowl; each declares its own codes, so one must be named. */
export const bowlSauce: MenuOptionGroup = {
  type: "radio",
  costs: false,
  required: true,
  label: { de: "Dressing", en: "Dressing" },
  options: [
    ponzu,
    sesameDressing,
    {
      value: "wasabi-cream",
      preis: 0,
      label: { de: "Wasabicreme", en: "Wasabi cream" },
      add_ons: ["1", "2", "C", "M"],
    },
  ],
};

/** {@link bowlSauce} without egg. */
export const veganSauce: MenuOptionGroup = { ...bowlSauce, options: [ponzu, sesameDressing] };

const plantToppings: MenuOptionGroup["options"] = [
  { value: "avocado", preis: 2, label: { de: "Avocado", en: "Avocado" }, add_ons: [] },
  {
    value: "macadamia",
    preis: 1.5,
    label: { de: "Gehackte Macadamia", en: "Chopped macadamia" },
    add_ons: ["H"],
  },
  { value: "furikake", preis: 0.9, label: { de: "Furikake", en: "Furikake" }, add_ons: ["L"] },
];

/** Scattered over a bowl. */
export const toppings: MenuOptionGroup = {
  type: "checkbox",
  costs: true,
  max: 3,
  label: { de: "Toppings", en: "Toppings" },
  options: [
    ...plantToppings,
    {
      value: "masago",
      preis: 1.5,
      label: { de: "Masago (Fischrogen)", en: "Masago (fish roe)" },
      add_ons: ["1", "D"],
    },
    { value: "egg", preis: 1.5, label: { de: "Sojaei", en: "Soy egg" }, add_ons: ["A", "C", "F"] },
  ],
};

/** {@link toppings} from plants only. */
export const veganToppings: MenuOptionGroup = { ...toppings, options: plantToppings };

/** Filling of the gyoza. */
export const gyoza: MenuOptionGroup = {
  type: "checkbox",
  costs: false,
  required: true,
  min: 1,
  max: 2,
  label: { de: "Füllung", en: "Filling" },
  options: [
    {
      value: "pork",
      preis: 0,
      label: { de: "Schwein und Lauch", en: "Pork and leek" },
      add_ons: [],
    },
    { value: "prawn", preis: 0, label: { de: "Garnele", en: "Prawn" }, add_ons: ["K"] },
    {
      value: "spinach",
      preis: 0,
      label: { de: "Spinat und Tofu", en: "Spinach and tofu" },
      add_ons: ["F"],
    },
  ],
};

/** Last touch on a pair of nigiri. */
export const nigiriFinish: MenuOptionGroup = {
  type: "radio",
  costs: true,
  label: { de: "Letzter Schliff", en: "Last touch" },
  options: [
    { value: "pure", preis: 0, label: { de: "Pur", en: "Pure" }, add_ons: [] },
    {
      value: "torched",
      preis: 0.8,
      label: { de: "Geflämmt, mit Soja lackiert", en: "Torched, brushed with soy" },
      add_ons: ["A", "F"],
    },
    {
      value: "truffle",
      preis: 1.2,
      label: { de: "Mit Trüffelmayonnaise", en: "With truffle mayonnaise" },
      add_ons: ["2", "C", "M"],
    },
  ],
};

/** Rice of a signature roll. */
export const rollBase: MenuOptionGroup = {
  type: "radio",
  costs: true,
  label: { de: "Rollenreis", en: "Rice of the roll" },
  options: [
    { value: "white", preis: 0, label: { de: "Weiß", en: "White" }, add_ons: [] },
    { value: "black", preis: 1.2, label: { de: "Schwarz", en: "Black" }, add_ons: [] },
    {
      value: "cucumber",
      preis: 1.8,
      label: { de: "Gurkenblatt statt Reis", en: "Cucumber, no rice" },
      add_ons: [],
    },
  ],
};

/** Side dishes of a sushi burger. */
export const burgerSide: MenuOptionGroup = {
  type: "radio",
  costs: true,
  label: { de: "Daneben", en: "Beside it" },
  options: [
    { value: "nothing", preis: 0, label: { de: "Nichts", en: "Nothing" }, add_ons: [] },
    {
      value: "sweet-potato",
      preis: 3.5,
      label: { de: "Süßkartoffelstäbchen", en: "Sweet potato sticks" },
      add_ons: [],
    },
    {
      value: "edamame",
      preis: 3,
      label: { de: "Kleine Edamame", en: "Small edamame" },
      add_ons: ["F"],
    },
  ],
};

const plantSides: MenuOptionGroup["options"] = [
  {
    value: "jasmine-rice",
    preis: 0,
    label: { de: "Duftiger Jasmin", en: "Fragrant jasmine rice" },
    add_ons: [],
  },
  { value: "whole-rice", preis: 0.8, label: { de: "Naturreis", en: "Brown rice" }, add_ons: [] },
  { value: "udon", preis: 2, label: { de: "Udon", en: "Udon" }, add_ons: ["A"] },
];

/** Side of a wok dish. */
export const wokSide: MenuOptionGroup = {
  type: "radio",
  costs: true,
  required: true,
  label: { de: "Dazu", en: "With" },
  options: [
    ...plantSides,
    {
      value: "garlic-rice",
      preis: 1.5,
      label: { de: "Knoblauchreis mit Butter", en: "Garlic rice with butter" },
      add_ons: ["G"],
    },
  ],
};

/** {@link wokSide} from plants only. */
export const veganSide: MenuOptionGroup = { ...wokSide, options: plantSides };

/** Ingredients of fried noodles. */
export const noodleProtein: MenuOptionGroup = {
  type: "radio",
  costs: true,
  required: true,
  label: { de: "Geschwenkt mit", en: "Tossed with" },
  options: [
    { value: "mushrooms", preis: 0, label: { de: "Pilzen", en: "Mushrooms" }, add_ons: [] },
    { value: "chicken", preis: 1.2, label: { de: "Huhn", en: "Chicken" }, add_ons: [] },
    { value: "pork", preis: 1.2, label: { de: "Schwein", en: "Pork" }, add_ons: [] },
    { value: "prawns", preis: 3.2, label: { de: "Garnelen", en: "Prawns" }, add_ons: ["K"] },
  ],
};

/** Heat of a wok dish. */
export const heat: MenuOptionGroup = {
  type: "radio",
  costs: false,
  label: { de: "Temperament", en: "Temperament" },
  options: [
    { value: "gentle", preis: 0, label: { de: "Sanft", en: "Gentle" }, add_ons: [] },
    { value: "lively", preis: 0, label: { de: "Lebhaft", en: "Lively" }, add_ons: [] },
    { value: "fiery", preis: 0, label: { de: "Feurig", en: "Fiery" }, add_ons: [] },
  ],
};

/** Two flavours of mochi ice cream, or one of them. */
export const mochiIce: MenuOptionGroup = {
  type: "checkbox",
  costs: false,
  required: true,
  min: 1,
  max: 2,
  label: { de: "Eine oder zwei Sorten", en: "One or two flavours" },
  options: [
    { value: "vanilla", preis: 0, label: { de: "Vanille", en: "Vanilla" }, add_ons: ["G"] },
    { value: "green-tea", preis: 0, label: { de: "Grüner Tee", en: "Green tea" }, add_ons: ["9"] },
    { value: "chocolate", preis: 0, label: { de: "Schokolade", en: "Chocolate" }, add_ons: ["G"] },
    { value: "pistachio", preis: 0, label: { de: "Pistazie", en: "Pistachio" }, add_ons: ["H"] },
  ],
};

/** Ice in homemade drinks. */
export const ice: MenuOptionGroup = {
  type: "radio",
  costs: false,
  label: { de: "Eis", en: "Ice" },
  options: [
    { value: "normal", preis: 0, label: { de: "Normal viel", en: "As usual" }, add_ons: [] },
    { value: "little", preis: 0, label: { de: "Wenig", en: "A little" }, add_ons: [] },
    { value: "none", preis: 0, label: { de: "Keines", en: "None" }, add_ons: [] },
  ],
};
