import { useMemo } from "react";
import { makeCartItem } from "@/domain/cart/cart-item";
import { needsChoice } from "@/domain/menu/options/dish-price";
import { textIn } from "@/domain/text/localized-text";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { useLanguage } from "@/i18n/use-texts";
import { addToCartAtom, cartLinesAtom, removeFromCartAtom } from "@/state/cart/cart-atoms";
import { useSetAtom, useStateStore } from "@/state/jotai-hooks";
import { dishSheetAtom } from "@/state/menu/dish-sheet-atom";
import type { DishActions } from "@/ui/dish/shared-row-props";
import { useAnnounce } from "@/ui/feedback/announcer";
import { choiceNames } from "./choice-names";

/**
 * Actions of a dish's buttons. Removing announces the options of the portion and asks which one if
 * they differ in the cart. Memoised, so that the rows do not render again.
 */
export function useDishActions(): DishActions {
  const openDish = useSetAtom(dishSheetAtom);
  const addToCart = useSetAtom(addToCartAtom);
  const removeFromCart = useSetAtom(removeFromCartAtom);
  const store = useStateStore();
  const announce = useAnnounce();
  const language = useLanguage();
  return useMemo(() => {
    return {
      add: (item, portions = 1) => {
        if (needsChoice(item)) {
          openDish({ id: item.id, portions });
          return;
        }
        const portion = makeCartItem(item, {});
        for (let added = 0; added < portions; added += 1) addToCart(portion);
        announce(menuTexts[language].added(textIn(item.name, language)));
      },
      open: ({ id }) => openDish({ id }),
      removeOne: (item) => {
        const [line, other] = store.get(cartLinesAtom).filter(({ id }) => id === item.id);
        if (other) return openDish({ id: item.id, removing: true });
        removeFromCart(item.id);
        const options = line ? choiceNames(item, line.item.choices, language) : "";
        const name = textIn(item.name, language);
        announce(menuTexts[language].removed(options ? `${name} (${options})` : name));
      },
    };
  }, [addToCart, removeFromCart, store, announce, language, openDish]);
}
