import { useMemo } from "react";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { useHydrated } from "@/page-lifecycle/use-hydrated";
import { useAtomValue } from "@/state/jotai-hooks";
import { favouritesAtom } from "@/state/menu/favourite-atoms";

const NONE: readonly MenuItem[] = [];

/** Favourites that are on the menu, in menu order; none until the page is hydrated. */
export function useFavourites(items: readonly MenuItem[]): readonly MenuItem[] {
  const ids = useAtomValue(favouritesAtom);
  const isHydrated = useHydrated();
  return useMemo(
    () => (isHydrated && ids.length > 0 ? items.filter(({ id }) => ids.includes(id)) : NONE),
    [isHydrated, items, ids],
  );
}
