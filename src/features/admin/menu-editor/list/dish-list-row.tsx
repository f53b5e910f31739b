import { Badge, chakra } from "@chakra-ui/react";
import { type KeyboardEvent, memo } from "react";
import { centsFromEuros } from "@/domain/money/money";
import { formatPrice } from "@/domain/text/format";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useLanguage } from "@/i18n/use-texts";
import { displayName } from "../context/display-name";
import type { ListRow } from "./list-sections";
import type { ListActions } from "./use-list-actions";

interface DishListRowProps extends ListRow {
  readonly isChosen: boolean;
  /** Must be stable, or every row renders again. */
  readonly actions: ListActions;
}

/** A dish in the list: a click opens it, Alt and arrow keys move it. */
export const DishListRow = memo(function DishListRow(props: DishListRowProps) {
  const { item, mark, isChosen, actions } = props;
  const language = useLanguage();
  const texts = menuEditorTexts[language];
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    actions.step(item.id, event.key === "ArrowUp" ? -1 : 1);
  };
  return (
    <RowButton
      type="button"
      data-edit={item.id}
      aria-current={isChosen ? "true" : undefined}
      onClick={() => actions.choose(item.id)}
      onKeyDown={onKeyDown}
    >
      <RowNumber>{item.number}</RowNumber>
      <RowName>{displayName(item.name, language)}</RowName>
      {mark === "issue" ? <Badge colorPalette="danger">{texts.hasIssue}</Badge> : null}
      {mark === "changed" ? <Badge colorPalette="success">{texts.isChanged}</Badge> : null}
      {item.sold_out ? <Badge colorPalette="gray">{texts.soldOut}</Badge> : null}
      <RowPrice>
        {Number.isNaN(item.preis) ? "–" : formatPrice(centsFromEuros(item.preis), language)}
      </RowPrice>
    </RowButton>
  );
});

const RowButton = chakra("button", {
  base: {
    display: "flex",
    flex: "1",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "1.5",
    minWidth: "0",
    minHeight: "11",
    paddingInline: "1",
    paddingEnd: "2",
    rounded: "l2",
    textAlign: "start",
    cursor: "pointer",
    _hover: { bg: "bg.muted" },
    "&[data-drop-target]": { outline: "3px solid", outlineColor: "brand.solid" },
    "&[aria-current]": { bg: "brand.subtle", color: "brand.fg" },
  },
});

const RowNumber = chakra("span", {
  base: { flex: "none", minWidth: "7", color: "fg.muted", fontSize: "sm" },
});

const RowName = chakra("span", {
  base: {
    flex: "1",
    minWidth: "20",
    overflowWrap: "anywhere",
    lineHeight: "short",
    textWrap: "balance",
  },
});

const RowPrice = chakra("span", {
  base: {
    flex: "none",
    minWidth: "14",
    fontSize: "sm",
    fontVariantNumeric: "tabular-nums",
    textAlign: "end",
  },
});
