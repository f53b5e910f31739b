import type { MenuInput } from "@/domain/menu/menu.schema";
import { bowlsAndMains } from "./le-vie/bowls-and-mains";
import { categories } from "./le-vie/categories";
import { smallPlatesAndSalads } from "./le-vie/small-plates-and-salads";
import { sweetsAndDrinks } from "./le-vie/sweets-and-drinks";

/** The full card of the bistro Le Vie. */
export const menu: MenuInput = {
  rev: 1,
  categories,
  items: [...smallPlatesAndSalads, ...bowlsAndMains, ...sweetsAndDrinks],
};
