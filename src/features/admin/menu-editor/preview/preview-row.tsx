import { Box } from "@chakra-ui/react";
import { useMemo } from "react";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { needsChoice } from "@/domain/menu/options/dish-price";
import type { Language } from "@/domain/text/language";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { DishRow } from "@/ui/dish/dish-row";
import type { DishActions } from "@/ui/dish/shared-row-props";
import { useEditorContext } from "../context/editor-context";
import type { PreviewState } from "./use-preview-state";

interface PreviewRowProps {
  readonly item: MenuItem;
  readonly language: Language;
  readonly state: PreviewState;
  readonly onOpen: () => void;
}

/** The row of a dish in the guests' menu. Its buttons work, on a cart that is not stored. */
export function PreviewRow({ item, language, state, onOpen }: PreviewRowProps) {
  const { menu, restaurant } = useEditorContext();
  const { categories } = menu;
  const addOns = restaurant.add_ons;
  const { inCart, addPortions } = state;
  const shared = useMemo(() => {
    const actions: DishActions = {
      add: (dish) => (needsChoice(dish) ? onOpen() : addPortions(1)),
      open: onOpen,
      removeOne: () => addPortions(-1),
    };
    const categoryOf = ({ category }: MenuItem) => categories.find(({ id }) => id === category);
    return {
      language,
      addOns,
      actions,
      isHydrated: true,
      categoryOf,
      showsPicture: () => true,
      badgeOf: () => null,
    };
  }, [language, addOns, addPortions, onOpen, categories]);
  return (
    <Box as="ul" listStyleType="none">
      <DishRow
        item={item}
        inCart={inCart}
        soldOut={item.sold_out ? menuTexts[language].soldOut : null}
        shared={shared}
      />
    </Box>
  );
}
