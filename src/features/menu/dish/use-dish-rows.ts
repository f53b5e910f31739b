import type { MenuItem } from "@/domain/menu/menu.schema";
import { useAtomValue } from "@/state/jotai-hooks";
import { favouritesAtom } from "@/state/menu/favourite-atoms";
import { type DishActions, useDishActions } from "./use-dish-actions";
import { useDishCounts } from "./use-dish-counts";
import { useSoldOut } from "./use-sold-out";

interface DishRows {
  /** Portions in the cart, in the order of the dishes. */
  readonly counts: readonly number[];
  readonly soldOut: (item: MenuItem) => string | null;
  readonly actions: DishActions;
  /** Dish ids. */
  readonly favourites: readonly string[];
}

/** Everything dish rows show besides the dish itself; read once per list. */
export function useDishRows(items: readonly MenuItem[]): DishRows {
  return {
    counts: useDishCounts(items),
    soldOut: useSoldOut(),
    actions: useDishActions(),
    favourites: useAtomValue(favouritesAtom),
  };
}
