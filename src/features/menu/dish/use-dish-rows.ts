import { useMemo } from "react";
import { useRestaurant } from "@/data/restaurant-provider";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { useLanguage } from "@/i18n/use-texts";
import { useHydrated } from "@/page-lifecycle/use-hydrated";
import { useAtomValue } from "@/state/jotai-hooks";
import { favouritesAtom } from "@/state/menu/favourite-atoms";
import type { SharedRowProps } from "@/ui/dish/dish-row";
import { useDishActions } from "./use-dish-actions";
import { useDishCounts } from "./use-dish-counts";
import { useSoldOut } from "./use-sold-out";

interface DishRows {
  /** Portions in the cart, in the order of the dishes. */
  readonly counts: readonly number[];
  readonly soldOut: (item: MenuItem) => string | null;
  /** Dish ids. */
  readonly favourites: readonly string[];
  readonly shared: SharedRowProps;
}

/** Everything dish rows show besides the dish itself; read once per list. */
export function useDishRows(items: readonly MenuItem[]): DishRows {
  const language = useLanguage();
  const { add_ons } = useRestaurant();
  const actions = useDishActions();
  const isHydrated = useHydrated();
  return {
    counts: useDishCounts(items),
    soldOut: useSoldOut(),
    favourites: useAtomValue(favouritesAtom),
    shared: useMemo(
      () => ({ language, addOns: add_ons, actions, isHydrated }),
      [language, add_ons, actions, isHydrated],
    ),
  };
}
