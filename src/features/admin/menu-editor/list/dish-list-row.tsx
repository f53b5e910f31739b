import { type KeyboardEvent, memo } from "react";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { centsFromEuros } from "@/domain/money/money";
import { formatPrice } from "@/domain/text/format";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useLanguage } from "@/i18n/use-texts";
import { useDisplayName } from "../dish/use-display-name";
import type { DragHandle } from "./use-row-drag";

/** State of a row. */
interface RowMarks {
  readonly isChosen: boolean;
  readonly hasIssue: boolean;
  readonly isChanged: boolean;
  /** Index among the dishes of its category. */
  readonly place: number;
  /** Whether the dragged dish would be dropped before this row. */
  readonly isTarget: boolean;
}

/** Actions of all rows. Must be stable, or every row renders again. */
export interface RowActions {
  readonly choose: (id: string) => void;
  readonly step: (id: string, by: -1 | 1) => void;
  readonly handleOf: (id: string) => DragHandle;
}

interface DishListRowProps {
  readonly item: MenuItem;
  readonly marks: RowMarks;
  readonly actions: RowActions;
}

/** A dish in the list: a click opens it, its handle or Alt and arrow keys move it. */
export const DishListRow = memo(function DishListRow(props: DishListRowProps) {
  const { item, marks, actions } = props;
  const language = useLanguage();
  const displayName = useDisplayName();
  const texts = menuEditorTexts[language];
  const name = displayName(item.name);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    actions.step(item.id, event.key === "ArrowUp" ? -1 : 1);
  };
  return (
    <li
      className="menu-row"
      data-row="dish"
      data-category={item.category}
      data-place={marks.place}
      data-target={marks.isTarget || undefined}
    >
      <span
        className="menu-row__handle"
        data-testid="drag-handle"
        title={texts.drag(name)}
        aria-hidden="true"
        {...actions.handleOf(item.id)}
      />
      <button
        type="button"
        className="menu-row__dish"
        data-edit={item.id}
        aria-current={marks.isChosen ? "true" : undefined}
        onClick={() => actions.choose(item.id)}
        onKeyDown={onKeyDown}
      >
        <span className="menu-row__number">{item.number}</span>
        <span className="menu-row__name">{name}</span>
        {marks.hasIssue ? (
          <span className="menu-row__mark" data-mark="issue">
            {texts.hasIssue}
          </span>
        ) : null}
        {marks.isChanged && !marks.hasIssue ? (
          <span className="menu-row__mark" data-mark="changed">
            {texts.isChanged}
          </span>
        ) : null}
        {item.sold_out ? <span className="menu-row__mark">{texts.soldOut}</span> : null}
        <span className="menu-row__price">
          {Number.isNaN(item.preis) ? "–" : formatPrice(centsFromEuros(item.preis), language)}
        </span>
      </button>
    </li>
  );
}, sameRow);

function sameRow(one: DishListRowProps, other: DishListRowProps): boolean {
  const marks = Object.keys(one.marks) as (keyof RowMarks)[];
  return (
    one.item === other.item &&
    one.actions === other.actions &&
    marks.every((mark) => one.marks[mark] === other.marks[mark])
  );
}
