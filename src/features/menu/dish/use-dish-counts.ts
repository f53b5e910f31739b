import { useMemo } from "react";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { dishCountsOf } from "@/state/cart/dish-counts";
import { useAtomValue } from "@/state/jotai-hooks";

/** How many portions of each of these dishes the cart holds, in their order. */
export function useDishCounts(items: readonly MenuItem[]): readonly number[] {
  return useAtomValue(useMemo(() => dishCountsOf(items.map(({ id }) => id)), [items]));
}
