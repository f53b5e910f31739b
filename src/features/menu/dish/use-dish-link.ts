import { useCallback, useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { useSetAtom } from "@/state/jotai-hooks";
import { dishSheetAtom } from "@/state/menu/dish-sheet-atom";
import { dishQueryAtom } from "@/state/menu/finder-atoms";

/**
 * Handles a link to a dish, `/?dish=pho-bo`: opens its sheet, or searches for the words of the id
 * if the dish has left the menu.
 * @returns removes `dish` from the URL; call it when the sheet closes
 */
export function useDishLink(items: readonly MenuItem[]): () => void {
  const [params, setParams] = useSearchParams();
  const openDish = useSetAtom(dishSheetAtom);
  const search = useSetAtom(dishQueryAtom);
  const id = params.get("dish");

  const clearLink = useCallback(() => {
    if (!new URLSearchParams(window.location.search).has("dish")) return;
    const withoutDish = (current: URLSearchParams) => {
      current.delete("dish");
      return current;
    };
    setParams(withoutDish, { replace: true, preventScrollReset: true });
  }, [setParams]);

  useEffect(() => {
    if (id === null) return;
    const dish = items.find((item) => item.id === id);
    if (dish) {
      openDish({ id });
      const selector = CSS.escape(id);
      const row = document
        .querySelector(`[data-add="${selector}"], [data-dish="${selector}"]`)
        ?.closest("[data-dish]");
      // A prerendered row gets its id during hydration; until then, show its category.
      const target = row ?? document.getElementById(dish.category);
      target?.scrollIntoView({ block: row ? "center" : "start", behavior: "instant" });
    } else {
      search(id.replaceAll("-", " "));
      clearLink();
    }
  }, [id, items, openDish, search, clearLink]);

  return clearLink;
}
