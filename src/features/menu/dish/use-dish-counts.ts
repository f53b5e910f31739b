import { useMemo } from "react";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { dishCountsOf } from "@/state/cart/dish-counts";
import { useAtomValue } from "@/state/jotai-hooks";

/** Portions in the cart of each of these dishes, in their order. */
export function useDishCounts(items: readonly MenuItem[]): readonly number[] {
  return useAtomValue(useMemo(() => dishCountsOf(items.map(({ id }) => id)), [items]));
}
