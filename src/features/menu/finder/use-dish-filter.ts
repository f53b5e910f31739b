import type { DishFilter } from "@/domain/menu/options/fit-dish";
import { useAtomValue } from "@/state/jotai-hooks";
import { dishFilterAtom } from "@/state/menu/finder-atoms";
import { useAfterStart } from "@/ui/use-after-start";

const NO_FILTER: DishFilter = { diets: [], avoid: [] };

/** The guest's filter; none while a prerendered page is taken over, which knows of none. */
export function useDishFilter(): DishFilter {
  const filter = useAtomValue(dishFilterAtom);
  return useAfterStart() ? filter : NO_FILTER;
}
