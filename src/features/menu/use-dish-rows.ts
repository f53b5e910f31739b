import type { MenuItem } from "../../domain/menu/menu.schema";
import { type DishActions, useDishActions } from "./use-dish-actions";
import { useDishCounts } from "./use-dish-counts";
import { useFavourites } from "./use-favourites";
import { useSoldOut } from "./use-sold-out";

/** What rows of dishes show besides the dish; read once for all of them. */
export interface DishRows {
  readonly counts: ReadonlyMap<string, number>;
  readonly soldOut: (item: MenuItem) => string | null;
  readonly actions: DishActions;
  readonly favourites: readonly MenuItem[];
}

/** Follows cart, kitchen and favourites for the rows of the menu. */
export function useDishRows(items: readonly MenuItem[]): DishRows {
  return {
    counts: useDishCounts(),
    soldOut: useSoldOut(),
    actions: useDishActions(),
    favourites: useFavourites(items),
  };
}
