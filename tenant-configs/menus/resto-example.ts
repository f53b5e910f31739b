import type { MenuInput } from "@/domain/menu/menu.schema";
import { categories } from "./example/categories";
import { dessertsAndDrinks } from "./example/desserts-and-drinks";
import { pizzaAndWok } from "./example/pizza-and-wok";
import { tavern } from "./example/tavern";
import { inContainers } from "./shared/in-containers";

/** The documented example: every field of menu, category, item, setting and option is used. */
export const menu: MenuInput = {
  rev: 1,
  categories,
  items: inContainers([...tavern, ...pizzaAndWok, ...dessertsAndDrinks], ["tavern", "wok"]),
};
