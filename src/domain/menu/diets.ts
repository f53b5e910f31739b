/** Values of a dish's `diet`. */
export const DIETS = [
  "vegan",
  "vegetarian",
  "spicy",
  "halal",
  "gluten-free",
  "lactose-free",
] as const;
