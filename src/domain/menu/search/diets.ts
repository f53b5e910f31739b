/** What a dish can be marked as. */
export const DIETS = [
  "vegan",
  "vegetarian",
  "spicy",
  "halal",
  "gluten-free",
  "lactose-free",
] as const;
