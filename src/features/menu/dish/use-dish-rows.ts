import { useMemo } from "react";
import { useMenu } from "@/data/menu-provider";
import { useRestaurant } from "@/data/restaurant-provider";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { shownPictures } from "@/domain/menu/shown-pictures";
import { lookOf } from "@/domain/tenant/look-of";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { useLanguage } from "@/i18n/use-texts";
import { useHydrated } from "@/page-lifecycle/use-hydrated";
import { useAtomValue } from "@/state/jotai-hooks";
import { passportViewAtom } from "@/state/menu/passport-view-atom";
import type { SharedRowProps } from "@/ui/dish/shared-row-props";
import { isPopular, useBestSellers } from "./use-advised-dishes";
import { useDishActions } from "./use-dish-actions";
import { useDishCounts } from "./use-dish-counts";
import { useSoldOut } from "./use-sold-out";

interface DishRows {
  /** Portions in the cart, in the order of the dishes. */
  readonly counts: readonly number[];
  readonly soldOut: (item: MenuItem) => string | null;
  readonly shared: SharedRowProps;
}

/** Everything dish rows show besides the dish itself; read once per list. */
export function useDishRows(items: readonly MenuItem[]): DishRows {
  const language = useLanguage();
  const { categories } = useMenu();
  const restaurant = useRestaurant();
  const { add_ons: addOns } = restaurant;
  const actions = useDishActions();
  const isHydrated = useHydrated();
  const bestSellers = useBestSellers();
  const { layout, menu } = lookOf(restaurant);
  const markOf = useAtomValue(passportViewAtom)?.ofDish;
  const pictures = useMemo(() => shownPictures(items, layout, menu), [items, layout, menu]);
  return {
    counts: useDishCounts(items),
    soldOut: useSoldOut(),
    shared: useMemo(
      () => ({
        language,
        addOns,
        actions,
        isHydrated,
        markOf,
        showsPicture: (item) => pictures.has(item),
        badgeOf: (item) => (isPopular(item, bestSellers) ? menuTexts[language].popular : null),
        categoryOf: ({ category }) => categories.find(({ id }) => id === category),
      }),
      [language, addOns, actions, isHydrated, categories, pictures, bestSellers, markOf],
    ),
  };
}
