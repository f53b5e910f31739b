import type { DishFilter } from "./match-dish";

/** Whether a filter leaves dishes out. A file of its own: the first screen needs only this. */
export function isFiltering({ diets, avoid }: DishFilter): boolean {
  return diets.length > 0 || avoid.length > 0;
}
