import type { MenuOptionGroup } from "@/domain/menu/menu.schema";

/** Radio that costs: exactly one option, its price is added. */
export const pizzaSize: MenuOptionGroup = {
  type: "radio",
  costs: true,
  required: true,
  label: { de: "Größe", en: "Size" },
  options: [
    { value: "small", preis: 0, label: { de: "26 cm", en: "26 cm" } },
    { value: "large", preis: 2.5, label: { de: "32 cm", en: "32 cm" } },
    { value: "family", preis: 12, label: { de: "Familie 45 × 30 cm", en: "Family 45 × 30 cm" } },
  ],
};

/** Checkbox that costs: any number up to `max`, all prices are added. */
export const pizzaToppings: MenuOptionGroup = {
  type: "checkbox",
  costs: true,
  min: 0,
  max: 4,
  label: { de: "Extra Belag", en: "Extra toppings" },
  options: [
    { value: "mushrooms", preis: 1, label: { de: "Champignons", en: "Mushrooms" } },
    { value: "olives", preis: 1.2, label: { de: "Oliven", en: "Olives" }, add_ons: ["2"] },
    {
      value: "cheese",
      preis: 1.5,
      label: { de: "Extra Käse", en: "Extra cheese" },
      add_ons: ["G"],
    },
    {
      value: "ham",
      preis: 1.8,
      label: { de: "Kochschinken", en: "Cooked ham" },
      add_ons: ["2", "3"],
    },
    { value: "tuna", preis: 2, label: { de: "Thunfisch", en: "Tuna" }, add_ons: ["D"] },
  ],
};

/** Radio that costs nothing: a wish for the kitchen. */
export const heat: MenuOptionGroup = {
  type: "radio",
  costs: false,
  label: { de: "Schärfe", en: "Heat" },
  options: [
    { value: "mild", preis: 0, label: { de: "Mild", en: "Mild" } },
    { value: "hot", preis: 0, label: { de: "Scharf", en: "Hot" } },
  ],
};

/** Checkbox that costs nothing, with a lower bound: two sides belong to the dish. */
export const twoSides: MenuOptionGroup = {
  type: "checkbox",
  costs: false,
  required: true,
  min: 2,
  max: 2,
  label: { de: "Zwei Beilagen", en: "Two side dishes" },
  options: [
    {
      value: "bread-dumpling",
      preis: 0,
      label: { de: "Semmelknödel", en: "Bread dumpling" },
      add_ons: ["A", "C", "G"],
    },
    {
      value: "potato-dumpling",
      preis: 0,
      label: { de: "Kartoffelknödel", en: "Potato dumpling" },
      add_ons: ["S"],
    },
    { value: "red-cabbage", preis: 0, label: { de: "Blaukraut", en: "Red cabbage" } },
    { value: "cabbage-salad", preis: 0, label: { de: "Krautsalat", en: "Cabbage salad" } },
    {
      value: "spaetzle",
      preis: 0,
      label: { de: "Spätzle", en: "Spaetzle" },
      add_ons: ["A", "C"],
    },
  ],
};
