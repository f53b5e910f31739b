import type { Diet, MenuItem } from "../menu.schema";

/** Diets of a dish, with those that follow from its marks: vegan is vegetarian. */
export function impliedDiets({ diet = [] }: Pick<MenuItem, "diet">): readonly Diet[] {
  return diet.includes("vegan") && !diet.includes("vegetarian") ? [...diet, "vegetarian"] : diet;
}
