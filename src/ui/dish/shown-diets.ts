import type { Diet, MenuItem } from "@/domain/menu/menu.schema";

/** Diets of a dish to show. A vegan dish is not also shown as vegetarian. */
export function shownDiets({ diet = [] }: Pick<MenuItem, "diet">): readonly Diet[] {
  return diet.filter((each) => each !== "vegetarian" || !diet.includes("vegan"));
}
