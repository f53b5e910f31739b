import { useDeferredValue, useMemo } from "react";
import { useMenu } from "@/data/menu-provider";
import { useRestaurant } from "@/data/restaurant-provider";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { fitDish } from "@/domain/menu/options/fit-dish";
import { indexDishes, searchDishes } from "@/domain/menu/search/search-dishes";
import { useLanguage } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { dishFilterAtom, dishQueryAtom } from "@/state/menu/finder-atoms";

/** What search and filters leave of the menu. */
export interface FoundDishes {
  /** The query that was searched for; empty where only filters are set. */
  readonly query: string;
  readonly fitting: readonly MenuItem[];
  /** Dishes that may fit or not, because declarations are missing. */
  readonly unknown: readonly MenuItem[];
}

/** Searches, then filters; lags behind quick typing rather than slowing it down. */
export function useFoundDishes(): FoundDishes {
  const menu = useMenu();
  const language = useLanguage();
  const { add_ons } = useRestaurant();
  const query = useDeferredValue(useAtomValue(dishQueryAtom)).trim();
  const filter = useDeferredValue(useAtomValue(dishFilterAtom));
  const index = useMemo(() => indexDishes(menu, language), [menu, language]);
  return useMemo(() => {
    const found = query === "" ? menu.items : searchDishes(index, query);
    const judged = found.map((item) => ({ item, fit: fitDish(item, filter, add_ons) }));
    const those = (wanted: "fits" | "unknown") =>
      judged.flatMap(({ item, fit }) => (fit === wanted ? [item] : []));
    return { query, fitting: those("fits"), unknown: those("unknown") };
  }, [menu, index, query, filter, add_ons]);
}
