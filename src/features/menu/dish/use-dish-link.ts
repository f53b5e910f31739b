import { useCallback, useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { useSetAtom } from "@/state/jotai-hooks";
import { dishSheetAtom } from "@/state/menu/dish-sheet-atom";
import { dishQueryAtom } from "@/state/menu/finder-atoms";

/**
 * Follows a link to a dish, `/?dish=pho-bo`: opens its sheet, or searches for what the link names
 * where the dish has left the menu.
 * @returns takes the dish out of the address, for when its sheet closes
 */
export function useDishLink(items: readonly MenuItem[]): () => void {
  const [params, setParams] = useSearchParams();
  const openDish = useSetAtom(dishSheetAtom);
  const search = useSetAtom(dishQueryAtom);
  const id = params.get("dish");

  const forget = useCallback(() => {
    if (!new URLSearchParams(window.location.search).has("dish")) return;
    const without = (former: URLSearchParams) => {
      former.delete("dish");
      return former;
    };
    setParams(without, { replace: true, preventScrollReset: true });
  }, [setParams]);

  useEffect(() => {
    if (id === null) return;
    const dish = items.find((item) => item.id === id);
    if (dish) {
      openDish({ id });
      const place = CSS.escape(id);
      const row = document
        .querySelector(`[data-add="${place}"], [data-dish="${place}"]`)
        ?.closest("[data-dish]");
      // Rows of a prerendered page get their names a moment later.
      const shown = row ?? document.getElementById(dish.category);
      shown?.scrollIntoView({ block: row ? "center" : "start", behavior: "instant" });
    } else {
      search(id.replaceAll("-", " "));
      forget();
    }
  }, [id, items, openDish, search, forget]);

  return forget;
}
