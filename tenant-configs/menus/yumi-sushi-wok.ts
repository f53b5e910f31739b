import type { MenuInput } from "@/domain/menu/menu.schema";
import { bowlsAndSharing } from "./yumi-sushi-wok/bowls-and-sharing";
import { categories } from "./yumi-sushi-wok/categories";
import { sushi } from "./yumi-sushi-wok/sushi";
import { wokSweetsAndDrinks } from "./yumi-sushi-wok/wok-sweets-and-drinks";

/** The full menu of Yumi Sushi & Wok. */
export const menu: MenuInput = {
  rev: 1,
  categories,
  items: [...bowlsAndSharing, ...sushi, ...wokSweetsAndDrinks],
};
