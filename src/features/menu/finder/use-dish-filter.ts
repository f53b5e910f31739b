import type { DishFilter } from "@/domain/menu/options/match-dish";
import { useHydrated } from "@/page-lifecycle/use-hydrated";
import { useAtomValue } from "@/state/jotai-hooks";
import { dishFilterAtom } from "@/state/menu/finder-atoms";

const NO_FILTER: DishFilter = { diets: [], avoid: [] };

/** The guest's filter; empty until the page is hydrated, as in the prerendered page. */
export function useDishFilter(): DishFilter {
  const filter = useAtomValue(dishFilterAtom);
  return useHydrated() ? filter : NO_FILTER;
}
