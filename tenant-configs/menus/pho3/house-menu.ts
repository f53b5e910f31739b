import type { MenuCategory, MenuInput } from "@/domain/menu/menu.schema";
import { inContainers } from "../shared/in-containers";
import { bunRiceAndMore } from "./bun-rice-and-more";
import { closingCategories, dishCategories } from "./categories";
import { smallDishesAndPho } from "./small-dishes-and-pho";
import { sweetsAndDrinks } from "./sweets-and-drinks";

/** Dishes of every pho branch, at the chain's prices. */
const houseItems = inContainers(
  [...smallDishesAndPho, ...bunRiceAndMore, ...sweetsAndDrinks],
  ["salads", "pho", "other-soups", "bun", "rice"],
);

/** Differences of one branch from the chain. */
interface BranchOffer {
  /** Shown between the house's dishes and the sweets. */
  category: MenuCategory;
  /** Local dishes and drinks; they may use the house's categories. */
  items: MenuInput["items"];
  /** Local prices in euros, by the id of the house's dish. */
  prices: Readonly<Record<string, number>>;
  /** Ids of house dishes this branch does not offer. */
  without?: readonly string[];
}

/**
 * The menu of one branch: what every pho house cooks, at local prices, and what only this one
 * does.
 * @throws Error for a local price or an omission of a dish the house does not know
 */
export function houseMenu({ category, items, prices, without = [] }: BranchOffer): MenuInput {
  const known = new Set(houseItems.map(({ id }) => id));
  const stray = [...Object.keys(prices), ...without].filter((id) => !known.has(id));
  if (stray.length > 0) throw new Error(`not on the house menu: ${stray.join(", ")}`);
  return {
    rev: 1,
    categories: [...dishCategories, category, ...closingCategories],
    items: [
      ...houseItems
        .filter(({ id }) => !without.includes(id))
        .map((item) => ({ ...item, preis: prices[item.id] ?? item.preis })),
      ...items,
    ],
  };
}
