import type { MenuItem } from "@/domain/menu/menu.schema";
import { useAtomValue } from "@/state/jotai-hooks";
import { favouritesAtom } from "@/state/menu/favourite-atoms";
import { type DishActions, useDishActions } from "./use-dish-actions";
import { useDishCounts } from "./use-dish-counts";
import { useSoldOut } from "./use-sold-out";

/** What rows of dishes show besides the dish; read once for a list of them. */
interface DishRows {
  /** Portions in the cart, in the order of the list. */
  readonly counts: readonly number[];
  readonly soldOut: (item: MenuItem) => string | null;
  readonly actions: DishActions;
  /** Ids of the dishes kept on this device. */
  readonly favourites: readonly string[];
}

/** Follows cart, kitchen and favourites for the rows of a list. */
export function useDishRows(items: readonly MenuItem[]): DishRows {
  return {
    counts: useDishCounts(items),
    soldOut: useSoldOut(),
    actions: useDishActions(),
    favourites: useAtomValue(favouritesAtom),
  };
}
