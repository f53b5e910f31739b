import { Box } from "@chakra-ui/react";
import { useMemo } from "react";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { needsChoice } from "@/domain/menu/options/dish-price";
import type { Language } from "@/domain/text/language";
import { menuTexts } from "@/i18n/menu-texts";
import { type DishActions, DishRow } from "@/ui/dish/dish-row";
import { useEditorTools } from "../editor-context";
import type { PreviewState } from "./use-preview-state";

interface PreviewRowProps {
  readonly item: MenuItem;
  readonly language: Language;
  readonly state: PreviewState;
  readonly onOpen: () => void;
}

/** The row of a dish in the guests' menu. Its buttons work, on a cart that is not kept. */
export function PreviewRow({ item, language, state, onOpen }: PreviewRowProps) {
  const { add_ons } = useEditorTools().restaurant;
  const { inCart, isFavourite, addPortions, toggleFavourite } = state;
  const shared = useMemo(() => {
    const actions: DishActions = {
      add: (dish) => (needsChoice(dish) ? onOpen() : addPortions(1)),
      customise: onOpen,
      removeOne: () => addPortions(-1),
      toggleFavourite,
    };
    return { language, addOns: add_ons, actions, isHydrated: true };
  }, [language, add_ons, addPortions, toggleFavourite, onOpen]);
  return (
    <Box as="ul" listStyleType="none">
      <DishRow
        item={item}
        inCart={inCart}
        soldOut={item.sold_out ? menuTexts[language].soldOut : null}
        favourite={isFavourite}
        shared={shared}
      />
    </Box>
  );
}
