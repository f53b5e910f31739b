import { Box } from "@chakra-ui/react";
import type { Ref } from "react";
import { dishLink } from "@/config/dish-link";
import type { MenuItem } from "@/domain/menu/menu.schema";
import type { Language } from "@/domain/text/language";
import { textIn } from "@/domain/text/localized-text";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { DishIntro } from "@/ui/dish/dish-intro";
import { FavouriteButton } from "@/ui/dish/favourite-button";
import { OptionForm } from "@/ui/dish/option-form";
import { ShareButton } from "@/ui/dish/share-button";
import { useEditorTools } from "../context/editor-context";
import type { PreviewState } from "./use-preview-state";
import "@/ui/sheet/sheet.css";

interface PreviewSheetProps {
  readonly item: MenuItem;
  readonly language: Language;
  readonly state: PreviewState;
  readonly titleRef: Ref<HTMLHeadingElement>;
}

/** The opened dish with its options, as in the guests' sheet, but within the page. */
export function PreviewSheet({ item, language, state, titleRef }: PreviewSheetProps) {
  const { add_ons, url } = useEditorTools().restaurant;
  const name = textIn(item.name, language);
  const { isFavourite, addPortions, toggleFavourite } = state;
  return (
    <Box className="sheet" style={WITHIN_THE_PAGE}>
      <div className="sheet__content">
        <h3 className="sheet__title" tabIndex={-1} ref={titleRef}>
          {name}
        </h3>
        <OptionForm
          item={item}
          line={undefined}
          view={{ language, soldOut: item.sold_out ? menuTexts[language].soldOut : null }}
          onOrder={(_portion, qty) => addPortions(qty)}
        >
          <DishIntro item={item} addOns={add_ons} language={language}>
            <FavouriteButton
              label={menuTexts[language].keepFavourite(name)}
              favourite={isFavourite}
              onToggle={toggleFavourite}
            />
            <ShareButton name={name} path={url + dishLink(item.id)} language={language} />
          </DishIntro>
        </OptionForm>
      </div>
    </Box>
  );
}

/** The sheet is a dialog above the page on the guests' site. */
const WITHIN_THE_PAGE = {
  display: "flex",
  position: "static",
  width: "100%",
  height: "auto",
  maxHeight: "none",
  margin: 0,
  boxShadow: "none",
  borderRadius: "var(--radius-xl)",
} as const;
