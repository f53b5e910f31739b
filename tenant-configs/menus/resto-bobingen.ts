import type { MenuInput } from "@/domain/menu/menu.schema";
import { categories } from "./bobingen/categories";
import { dessertsAndDrinks } from "./bobingen/desserts-and-drinks";
import { noodleSoupsAndBowls } from "./bobingen/noodle-soups-and-bowls";
import { specialitiesAndVegan } from "./bobingen/specialities-and-vegan";
import { starters } from "./bobingen/starters";
import { sushi } from "./bobingen/sushi";
import { wokAndCurry } from "./bobingen/wok-and-curry";
import { inContainers } from "./shared/in-containers";

/** The full menu of Resto Bobingen. */
export const menu: MenuInput = {
  rev: 1,
  categories,
  items: inContainers(
    [
      ...starters,
      ...noodleSoupsAndBowls,
      ...wokAndCurry,
      ...specialitiesAndVegan,
      ...sushi,
      ...dessertsAndDrinks,
    ],
    [
      "soups",
      "salads",
      "noodle-soups",
      "bowls",
      "noodles-and-rice",
      "wok",
      "curries",
      "specialities",
      "vegan",
    ],
  ),
};
