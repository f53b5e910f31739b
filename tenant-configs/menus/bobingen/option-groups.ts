import type { MenuOptionGroup } from "@/domain/menu/menu.schema";

/** Heat of a dish; the kitchen cooks it medium where nothing is chosen. */
export const spiciness: MenuOptionGroup = {
  type: "radio",
  costs: false,
  label: { de: "Schärfe", en: "Heat" },
  options: [
    { value: "mild", preis: 0, label: { de: "Mild", en: "Mild" }, add_ons: [] },
    { value: "medium", preis: 0, label: { de: "Mittelscharf", en: "Medium" }, add_ons: [] },
    { value: "hot", preis: 0, label: { de: "Scharf", en: "Hot" }, add_ons: [] },
    { value: "thai-hot", preis: 0, label: { de: "Thai-scharf", en: "Thai hot" }, add_ons: [] },
  ],
};

/** Ingredients of a wok dish, curry or fried noodles. */
export const protein: MenuOptionGroup = {
  type: "radio",
  costs: true,
  required: true,
  label: { de: "Einlage", en: "Protein" },
  options: [
    {
      value: "vegetables",
      preis: 0,
      label: { de: "Marktgemüse", en: "Market vegetables" },
      add_ons: [],
    },
    {
      value: "tofu",
      preis: 0.5,
      label: { de: "Gebackener Tofu", en: "Fried tofu" },
      add_ons: ["F"],
    },
    {
      value: "chicken",
      preis: 1.5,
      label: { de: "Hähnchenbrust", en: "Chicken breast" },
      add_ons: [],
    },
    {
      value: "crispy-chicken",
      preis: 2,
      label: { de: "Knuspriges Hähnchen", en: "Crispy chicken" },
      add_ons: ["A", "C"],
    },
    { value: "beef", preis: 3, label: { de: "Rinderhüfte", en: "Beef rump" }, add_ons: ["A", "F"] },
    { value: "prawns", preis: 4, label: { de: "Garnelen", en: "Prawns" }, add_ons: ["K"] },
    {
      value: "duck",
      preis: 4.5,
      label: { de: "Knusprige Ente", en: "Crispy duck" },
      add_ons: ["A", "F"],
    },
  ],
};

/** Side dish of everything that is not already noodles or rice. */
export const side: MenuOptionGroup = {
  type: "radio",
  costs: true,
  required: true,
  label: { de: "Beilage", en: "Side dish" },
  options: [
    {
      value: "jasmine-rice",
      preis: 0,
      label: { de: "Jasminreis", en: "Jasmine rice" },
      add_ons: [],
    },
    {
      value: "rice-noodles",
      preis: 1.5,
      label: { de: "Reisbandnudeln", en: "Flat rice noodles" },
      add_ons: [],
    },
    {
      value: "fried-noodles",
      preis: 2.5,
      label: { de: "Gebratene Eiernudeln", en: "Fried egg noodles" },
      add_ons: ["A", "C", "F"],
    },
    {
      value: "fried-rice",
      preis: 2.5,
      label: { de: "Gebratener Eierreis", en: "Egg fried rice" },
      add_ons: ["A", "C", "F"],
    },
    { value: "none", preis: 0, label: { de: "Ohne Beilage", en: "No side dish" }, add_ons: [] },
  ],
};

/** Additions to a wok dish or curry. */
export const extras: MenuOptionGroup = {
  type: "checkbox",
  costs: true,
  max: 5,
  label: { de: "Extras", en: "Extras" },
  options: [
    {
      value: "vegetables",
      preis: 2,
      label: { de: "Extra Gemüse", en: "Extra vegetables" },
      add_ons: [],
    },
    { value: "tofu", preis: 2.5, label: { de: "Extra Tofu", en: "Extra tofu" }, add_ons: ["F"] },
    {
      value: "chicken",
      preis: 3,
      label: { de: "Extra Hähnchen", en: "Extra chicken" },
      add_ons: [],
    },
    { value: "egg", preis: 1.5, label: { de: "Spiegelei", en: "Fried egg" }, add_ons: ["C"] },
    {
      value: "cashews",
      preis: 1.5,
      label: { de: "Geröstete Cashewkerne", en: "Roasted cashews" },
      add_ons: ["H"],
    },
    {
      value: "peanuts",
      preis: 1,
      label: { de: "Geröstete Erdnüsse", en: "Roasted peanuts" },
      add_ons: ["E"],
    },
    {
      value: "fried-onions",
      preis: 1,
      label: { de: "Röstzwiebeln", en: "Fried onions" },
      add_ons: ["A"],
    },
  ],
};

/** Ingredients that the kitchen leaves out on request. */
export const without: MenuOptionGroup = {
  type: "checkbox",
  costs: false,
  label: { de: "Bitte weglassen", en: "Please leave out" },
  options: [
    { value: "coriander", preis: 0, label: { de: "Koriander", en: "Coriander" }, add_ons: [] },
    { value: "onions", preis: 0, label: { de: "Zwiebeln", en: "Onions" }, add_ons: [] },
    { value: "garlic", preis: 0, label: { de: "Knoblauch", en: "Garlic" }, add_ons: [] },
  ],
};

/** {@link without} for dishes that are finished with peanuts. */
export const withoutPeanuts: MenuOptionGroup = {
  ...without,
  options: [
    ...without.options,
    { value: "peanuts", preis: 0, label: { de: "Erdnüsse", en: "Peanuts" }, add_ons: [] },
  ],
};

/** Dips beside starters; the first one is part of the dish. */
export const dips: MenuOptionGroup = {
  type: "checkbox",
  costs: true,
  max: 3,
  label: { de: "Zusätzliche Dips", en: "Additional dips" },
  options: [
    {
      value: "sweet-chili",
      preis: 0.8,
      label: { de: "Süße Chilisauce", en: "Sweet chilli sauce" },
      add_ons: [],
    },
    {
      value: "nuoc-mam",
      preis: 0.8,
      label: { de: "Nước chấm (Fischsaucen-Dip)", en: "Nước chấm (fish sauce dip)" },
      add_ons: ["D"],
    },
    {
      value: "peanut-hoisin",
      preis: 1,
      label: { de: "Erdnuss-Hoisin", en: "Peanut hoisin" },
      add_ons: ["A", "E", "F", "L"],
    },
    {
      value: "chili-mayo",
      preis: 1,
      label: { de: "Chili-Mayonnaise", en: "Chilli mayonnaise" },
      add_ons: ["2", "C", "M"],
    },
    {
      value: "sriracha",
      preis: 0.8,
      label: { de: "Sriracha (sehr scharf)", en: "Sriracha (very hot)" },
      add_ons: ["2", "3"],
    },
  ],
};

/** Size of a noodle soup. */
export const soupSize: MenuOptionGroup = {
  type: "radio",
  costs: true,
  required: true,
  label: { de: "Größe", en: "Size" },
  options: [
    {
      value: "regular",
      preis: 0,
      label: { de: "Normal (0,8 l)", en: "Regular (0.8 l)" },
      add_ons: [],
    },
    { value: "large", preis: 3, label: { de: "Groß (1,1 l)", en: "Large (1.1 l)" }, add_ons: [] },
  ],
};

/** Additions to a noodle soup. */
export const soupExtras: MenuOptionGroup = {
  type: "checkbox",
  costs: true,
  max: 5,
  label: { de: "In die Suppe", en: "Into the soup" },
  options: [
    {
      value: "noodles",
      preis: 2,
      label: { de: "Extra Reisnudeln", en: "Extra rice noodles" },
      add_ons: [],
    },
    {
      value: "beef",
      preis: 3.5,
      label: { de: "Extra Rindfleisch", en: "Extra beef" },
      add_ons: [],
    },
    {
      value: "chicken",
      preis: 3,
      label: { de: "Extra Hähnchen", en: "Extra chicken" },
      add_ons: [],
    },
    { value: "tofu", preis: 2.5, label: { de: "Extra Tofu", en: "Extra tofu" }, add_ons: ["F"] },
    { value: "egg", preis: 1.8, label: { de: "Onsen-Ei", en: "Onsen egg" }, add_ons: ["C"] },
    {
      value: "herbs",
      preis: 1.5,
      label: { de: "Kräuterteller mit Limette", en: "Herb plate with lime" },
      add_ons: [],
    },
  ],
};

/** Comes with sushi free of charge, each part only on request. */
export const condiments: MenuOptionGroup = {
  type: "checkbox",
  costs: false,
  label: { de: "Dazu gratis", en: "Free with it" },
  options: [
    {
      value: "soy-sauce",
      preis: 0,
      label: { de: "Sojasauce", en: "Soy sauce" },
      add_ons: ["A", "F"],
    },
    {
      value: "tamari",
      preis: 0,
      label: { de: "Tamari (ohne Weizen)", en: "Tamari (without wheat)" },
      add_ons: ["F"],
    },
    { value: "wasabi", preis: 0, label: { de: "Wasabi", en: "Wasabi" }, add_ons: ["1", "M"] },
    {
      value: "ginger",
      preis: 0,
      label: { de: "Eingelegter Ingwer", en: "Pickled ginger" },
      add_ons: ["2", "11"],
    },
  ],
};

/** Finish of an inside-out roll. */
export const rollFinish: MenuOptionGroup = {
  type: "radio",
  costs: true,
  label: { de: "Veredelung", en: "Finish" },
  options: [
    { value: "none", preis: 0, label: { de: "Klassisch", en: "Classic" }, add_ons: [] },
    {
      value: "fried-onions",
      preis: 1,
      label: { de: "Mit Röstzwiebeln", en: "With fried onions" },
      add_ons: ["A"],
    },
    {
      value: "tobiko",
      preis: 1.5,
      label: { de: "Mit Tobiko (Fischrogen)", en: "With tobiko (fish roe)" },
      add_ons: ["1", "D"],
    },
    {
      value: "tempura",
      preis: 2.5,
      label: { de: "In Tempura gebacken", en: "Fried in tempura batter" },
      add_ons: ["A", "C"],
    },
  ],
};

/** Leaf behind a pot of tea. */
export const teaLeaf: MenuOptionGroup = {
  type: "radio",
  costs: false,
  required: true,
  label: { de: "Sorte", en: "Variety" },
  options: [
    { value: "jasmine", preis: 0, label: { de: "Jasmin", en: "Jasmine" }, add_ons: ["9"] },
    { value: "green", preis: 0, label: { de: "Grüntee", en: "Green tea" }, add_ons: ["9"] },
    { value: "lotus", preis: 0, label: { de: "Lotusblüte", en: "Lotus blossom" }, add_ons: ["9"] },
    {
      value: "ginger",
      preis: 0,
      label: { de: "Ingwer und Zitronengras", en: "Ginger and lemongrass" },
      add_ons: [],
    },
  ],
};
