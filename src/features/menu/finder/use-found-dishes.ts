import { useDeferredValue, useMemo } from "react";
import { useMenu } from "@/data/menu-provider";
import { useRestaurant } from "@/data/restaurant-provider";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { matchDish } from "@/domain/menu/options/match-dish";
import { findDishes, indexDishes } from "@/domain/menu/search/search-dishes";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { dishFilterAtom, dishQueryAtom } from "@/state/menu/finder-atoms";

/** The dishes that match the search and the filters. */
export interface FoundDishes {
  /** The trimmed query; empty if only filters are set. */
  readonly query: string;
  readonly matching: readonly MenuItem[];
  /** Dishes with missing declarations: they may contain what the guest avoids. */
  readonly undeclared: readonly MenuItem[];
}

/** Searches, then filters. Both are deferred, so that typing stays fast. */
export function useFoundDishes(): FoundDishes {
  const menu = useMenu();
  const language = useLanguage();
  const { add_ons } = useRestaurant();
  const query = useDeferredValue(useAtomValue(dishQueryAtom)).trim();
  const filter = useDeferredValue(useAtomValue(dishFilterAtom));
  const index = useMemo(() => indexDishes(menu, language), [menu, language]);
  return useMemo(() => {
    const hits =
      query === "" ? menu.items.map((item) => ({ item, diets: [] })) : findDishes(index, query);
    // A diet in the query follows the rule of the filter.
    const rated = hits.map(({ item, diets }) => ({
      item,
      fit: matchDish(item, { ...filter, diets: [...filter.diets, ...diets] }, add_ons),
    }));
    const withFit = (result: "fits" | "unknown") =>
      rated.flatMap(({ item, fit }) => (fit === result ? [item] : []));
    return { query, matching: withFit("fits"), undeclared: withFit("unknown") };
  }, [menu, index, query, filter, add_ons]);
}
