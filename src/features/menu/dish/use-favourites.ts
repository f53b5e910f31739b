import { useMemo } from "react";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { useAtomValue } from "@/state/jotai-hooks";
import { favouritesAtom } from "@/state/menu/favourite-atoms";
import { useAfterStart } from "@/ui/use-after-start";

const NONE: readonly MenuItem[] = [];

/** Favourites that are on the menu, in its order; none while a prerendered page is taken over. */
export function useFavourites(items: readonly MenuItem[]): readonly MenuItem[] {
  const ids = useAtomValue(favouritesAtom);
  const started = useAfterStart();
  return useMemo(
    () => (started && ids.length > 0 ? items.filter(({ id }) => ids.includes(id)) : NONE),
    [started, items, ids],
  );
}
