import { useMemo } from "react";
import { makeCartItem } from "@/domain/cart/cart-item";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { textIn } from "@/domain/text/localized-text";
import { menuTexts } from "@/i18n/menu-texts";
import { useLanguage } from "@/i18n/use-texts";
import { addToCartAtom, removeFromCartAtom } from "@/state/cart/cart-atoms";
import { useSetAtom } from "@/state/jotai-hooks";
import { dishSheetAtom } from "@/state/menu/dish-sheet-atom";
import { useAnnounce } from "@/ui/feedback/announcer";
import { needsChoice } from "./dish-price";

export interface DishActions {
  /** Adds a portion, or opens the option sheet if a choice is required. */
  readonly add: (item: MenuItem) => void;
  readonly customise: (item: MenuItem) => void;
  /** Removes the portion that was added first. */
  readonly removeOne: (item: MenuItem) => void;
}

/** Actions of a dish's buttons. Memoised, so that the rows do not render again. */
export function useDishActions(): DishActions {
  const openDish = useSetAtom(dishSheetAtom);
  const addToCart = useSetAtom(addToCartAtom);
  const removeFromCart = useSetAtom(removeFromCartAtom);
  const announce = useAnnounce();
  const language = useLanguage();
  return useMemo(() => {
    const customise = ({ id }: MenuItem) => openDish({ id });
    return {
      add: (item) => {
        if (needsChoice(item)) {
          customise(item);
          return;
        }
        addToCart(makeCartItem(item, {}));
        announce(menuTexts[language].added(textIn(item.name, language)));
      },
      customise,
      removeOne: (item) => {
        removeFromCart(item.id);
        announce(menuTexts[language].removed(textIn(item.name, language)));
      },
    };
  }, [addToCart, removeFromCart, announce, language, openDish]);
}
