import { useMemo } from "react";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { useHydrated } from "@/page-lifecycle/use-hydrated";
import { useAtomValue } from "@/state/jotai-hooks";
import { bestSellersAtom } from "@/state/menu/best-sellers-atom";
import { recommendedDishes } from "./recommended-dishes";

const MAX_BEST_SELLERS = 6;
const NONE: readonly string[] = [];

/** The best-selling dishes; none until the page is hydrated. */
export function useBestSellers(): readonly string[] {
  const ids = useAtomValue(bestSellersAtom);
  return useHydrated() ? ids : NONE;
}

/**
 * The dishes that the house recommends, in menu order, then the best-selling ones. Empty without
 * recommendations: best sellers become known late, and a new section would move the menu.
 */
export function useAdvisedDishes(items: readonly MenuItem[]): readonly MenuItem[] {
  const bestSellers = useBestSellers();
  return useMemo(() => {
    const recommended = recommendedDishes(items);
    if (recommended.length === 0) return recommended;
    const popular = bestSellers
      .flatMap((id) => items.find((item) => item.id === id) ?? [])
      .filter((item) => isPopular(item, bestSellers) && !item.recommended && !item.sold_out);
    return [...recommended, ...popular.slice(0, MAX_BEST_SELLERS)];
  }, [items, bestSellers]);
}

/** Whether a dish is marked as popular: bottles are left out, because everybody orders them. */
export function isPopular({ id, volume_ml }: MenuItem, bestSellers: readonly string[]): boolean {
  return volume_ml === undefined && bestSellers.includes(id);
}
