import type { MenuInput } from "@/domain/menu/menu.schema";
import { categories } from "./my-asia-wok/categories";
import { crispySoupsAndSnacks } from "./my-asia-wok/crispy-soups-and-snacks";
import { dealsSweetsAndDrinks } from "./my-asia-wok/deals-sweets-and-drinks";
import { yourWokAndBoxes } from "./my-asia-wok/your-wok-and-boxes";

/** The full menu of My Asia Wok: the sauce is the dish, the rest is chosen. */
export const menu: MenuInput = {
  rev: 1,
  categories,
  items: [...yourWokAndBoxes, ...crispySoupsAndSnacks, ...dealsSweetsAndDrinks],
};
