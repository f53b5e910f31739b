import type { MenuInput } from "@/domain/menu/menu.schema";
import { categories } from "./asia-sushi/categories";
import { hotKitchen } from "./asia-sushi/hot-kitchen";
import { nigiriAndSashimi } from "./asia-sushi/nigiri-and-sashimi";
import { plattersSweetsAndDrinks } from "./asia-sushi/platters-sweets-and-drinks";
import { rolls } from "./asia-sushi/rolls";
import { smallPlatesAndSoups } from "./asia-sushi/small-plates-and-soups";

/** The full menu of Asia Sushi. */
export const menu: MenuInput = {
  rev: 1,
  categories,
  items: [
    ...smallPlatesAndSoups,
    ...nigiriAndSashimi,
    ...rolls,
    ...hotKitchen,
    ...plattersSweetsAndDrinks,
  ],
};
