import type { MenuOptionGroup } from "@/domain/menu/menu.schema";

/** Size of a bowl of soup. */
export const size: MenuOptionGroup = {
  type: "radio",
  costs: true,
  required: true,
  label: { de: "Größe", en: "Size" },
  options: [
    { value: "regular", preis: 0, label: { de: "Normal", en: "Regular" }, add_ons: [] },
    { value: "large", preis: 2.8, label: { de: "Groß", en: "Large" }, add_ons: [] },
  ],
};

const plants: MenuOptionGroup["options"] = [
  { value: "noodles", preis: 1.8, label: { de: "Extra Nudeln", en: "Extra noodles" }, add_ons: [] },
  { value: "herbs", preis: 1.2, label: { de: "Extra Kräuter", en: "Extra herbs" }, add_ons: [] },
  { value: "tofu", preis: 2, label: { de: "Tofuwürfel", en: "Diced tofu" }, add_ons: ["f"] },
  {
    value: "mushrooms",
    preis: 2.2,
    label: { de: "Röstpilze", en: "Seared mushrooms" },
    add_ons: [],
  },
];

/** Extras of a meat broth. */
export const additions: MenuOptionGroup = {
  type: "checkbox",
  costs: true,
  max: 4,
  label: { de: "Dazu in die Brühe", en: "Into the broth" },
  options: [
    ...plants,
    { value: "meat", preis: 3, label: { de: "Extra Fleisch", en: "Extra meat" }, add_ons: [] },
    { value: "balls", preis: 2.8, label: { de: "Drei Rinderbällchen", en: "Three beef balls" } },
    { value: "egg", preis: 1.5, label: { de: "Wachsweiches Ei", en: "Soft egg" }, add_ons: ["c"] },
  ],
};

/** {@link additions} from plants only. */
export const plantAdditions: MenuOptionGroup = { ...additions, options: plants };

/** How the herbs of a pho reach the table. */
export const herbPlate: MenuOptionGroup = {
  type: "radio",
  costs: false,
  label: { de: "Kräuter", en: "Herbs" },
  options: [
    {
      value: "apart",
      preis: 0,
      label: { de: "Extra, zum Zupfen", en: "Apart, to pluck yourself" },
      add_ons: [],
    },
    {
      value: "in",
      preis: 0,
      label: { de: "Schon in der Schüssel", en: "Already in the bowl" },
      add_ons: [],
    },
    {
      value: "no-coriander",
      preis: 0,
      label: { de: "Kein Koriander", en: "No coriander" },
      add_ons: [],
    },
  ],
};

/** Broth of the children's bowl. */
export const childBroth: MenuOptionGroup = {
  type: "radio",
  costs: false,
  required: true,
  label: { de: "Welche Brühe?", en: "Which broth?" },
  options: [
    { value: "chicken", preis: 0, label: { de: "Huhn", en: "Chicken" }, add_ons: [] },
    { value: "beef", preis: 0, label: { de: "Rind", en: "Beef" }, add_ons: [] },
  ],
};

/** Dip of the rolls; each declares its own codes, so one must be named. */
export const dip: MenuOptionGroup = {
  type: "radio",
  costs: false,
  required: true,
  label: { de: "Dip nach Wunsch", en: "Dip as you wish" },
  options: [
    {
      value: "chilli-lime",
      preis: 0,
      label: { de: "Chili und Limette", en: "Chilli and lime" },
      add_ons: [],
    },
    {
      value: "peanut",
      preis: 0,
      label: { de: "Hoisin mit Erdnuss", en: "Hoisin with peanut" },
      add_ons: ["a", "e", "f", "l"],
    },
    {
      value: "fish-sauce",
      preis: 0,
      label: { de: "Nước chấm", en: "Nước chấm" },
      add_ons: ["d"],
    },
  ],
};

/** Leaves to wrap crisp rolls in. */
export const lettuce: MenuOptionGroup = {
  type: "checkbox",
  costs: true,
  label: { de: "Zum Einwickeln", en: "For wrapping" },
  options: [
    {
      value: "leaves",
      preis: 1.2,
      label: { de: "Salatblätter und Minze", en: "Lettuce leaves and mint" },
      add_ons: [],
    },
  ],
};

/** Dressing of a bún. */
export const dressing: MenuOptionGroup = {
  type: "radio",
  costs: false,
  label: { de: "Sauce zur Bún", en: "Sauce with the bún" },
  options: [
    {
      value: "nuoc-cham",
      preis: 0,
      label: { de: "Nước chấm, mild", en: "Nước chấm, mild" },
      add_ons: ["d"],
    },
    {
      value: "nuoc-cham-hot",
      preis: 0,
      label: { de: "Nước chấm mit Vogelaugenchili", en: "Nước chấm with bird’s eye chilli" },
      add_ons: ["d"],
    },
    {
      value: "soy-vinegar",
      preis: 0,
      label: { de: "Soja und Reisessig", en: "Soy and rice vinegar" },
      add_ons: ["a", "f"],
    },
  ],
};

/** Heat, measured in spoons of the house's chilli oil. */
export const heat: MenuOptionGroup = {
  type: "radio",
  costs: false,
  label: { de: "Sate-Öl", en: "Sate oil" },
  options: [
    { value: "none", preis: 0, label: { de: "Keines", en: "None" }, add_ons: [] },
    { value: "one", preis: 0, label: { de: "Ein Löffel", en: "One spoon" }, add_ons: ["l"] },
    { value: "three", preis: 0, label: { de: "Drei Löffel", en: "Three spoons" }, add_ons: ["l"] },
  ],
};

/** Phin coffee, hot or iced. */
export const coffee: MenuOptionGroup = {
  type: "radio",
  costs: false,
  required: true,
  label: { de: "Heiß oder kalt?", en: "Hot or cold?" },
  options: [
    { value: "hot", preis: 0, label: { de: "Heiß getropft", en: "Dripped hot" }, add_ons: [] },
    {
      value: "cold",
      preis: 0,
      label: { de: "Auf viel Eis", en: "Over plenty of ice" },
      add_ons: [],
    },
  ],
};
