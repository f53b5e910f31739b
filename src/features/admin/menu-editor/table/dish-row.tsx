import { memo, type ReactNode } from "react";
import { centsFromEuros } from "@/domain/money/money";
import { formatPrice } from "@/domain/text/format";
import { menuTableTexts } from "@/i18n/admin/menu/menu-table-texts";
import { dishCostTexts } from "@/i18n/admin/money/dish-cost-texts";
import { useLanguage } from "@/i18n/use-texts";
import { displayName } from "../context/display-name";
import { CellField } from "./cell-field";
import { type Column, cellText, readCell, type TableDish, type TypedColumn } from "./columns";
import { ROLES } from "./roles";
import type { Cell, EditedCell } from "./use-grid-keys";

/** Actions of the cells; stable, or every row renders again. */
export interface RowActions {
  readonly toggle: (cell: Cell) => void;
  /** @param move null leaves the focus where it is */
  readonly commit: (
    cell: Cell,
    change: ReturnType<typeof readCell>,
    move: readonly [number, number] | null,
  ) => void;
  readonly cancel: () => void;
}

interface DishRowProps extends TableDish {
  /** Row of the grid, beginning with 1. */
  readonly index: number;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  /** The price after the change that is previewed, euros. */
  readonly newPrice: number | null;
  /** The column with the focus, if it is in this row. */
  readonly active: Column | null;
  readonly edited: EditedCell | null;
  readonly actions: RowActions;
}

/** A dish as a row of cells. */
export const DishRow = memo(function DishRow(props: DishRowProps) {
  const { item, left, cost, index, isChosen, isOpen, newPrice, active, edited, actions } = props;
  const language = useLanguage();
  const texts = menuTableTexts[language];
  const name = displayName(item.name, language);
  const cell = (column: Column) => ({
    ...ROLES.gridcell,
    "data-column": column,
    tabIndex: active === column ? 0 : -1,
  });
  const typed = (column: TypedColumn, shown: ReactNode) => {
    if (edited?.column !== column) return shown;
    const start = edited.start ?? cellText({ item, left, cost }, column);
    return (
      <CellField
        label={texts.edit(texts.columns[column], name)}
        start={{ text: start, isTyped: edited.start !== null }}
        onCommit={(text, move) => {
          const read = readCell(column, text);
          actions.commit({ id: item.id, column }, read, move);
          if (read.ok) return null;
          if (read.error === "cost") return dishCostTexts[language].wrong;
          return read.error === "stock" ? texts.wrongPortions : texts.wrongPrice;
        }}
        onCancel={actions.cancel}
      />
    );
  };
  const price = (euros: number) =>
    Number.isNaN(euros) ? "–" : formatPrice(centsFromEuros(euros), language);
  const box = (column: "chosen" | "sold_out", checked: boolean, label: string) => (
    <td {...ROLES.gridcell}>
      <input
        type="checkbox"
        data-column={column}
        tabIndex={active === column ? 0 : -1}
        aria-label={label}
        checked={checked}
        onChange={() => actions.toggle({ id: item.id, column })}
      />
    </td>
  );
  return (
    <tr
      {...ROLES.row}
      data-row={item.id}
      aria-rowindex={index + 1}
      aria-selected={isChosen}
      data-open={isOpen || undefined}
    >
      {box("chosen", isChosen, texts.choose(name))}
      <td {...cell("number")}>{typed("number", item.number)}</td>
      <th {...ROLES.rowheader}>
        <button type="button" data-column="name" tabIndex={active === "name" ? 0 : -1}>
          {name}
        </button>
      </th>
      <td {...cell("preis")}>
        {typed(
          "preis",
          newPrice === null || newPrice === item.preis ? (
            price(item.preis)
          ) : (
            <>
              <del>{price(item.preis)}</del> <ins>{price(newPrice)}</ins>
            </>
          ),
        )}
      </td>
      <td {...cell("vat")}>{`${item.vat} %`}</td>
      {box("sold_out", item.sold_out ?? false, texts.soldOutOf(name))}
      <td {...cell("stock")} data-low={left !== null && left <= 3 ? "" : undefined}>
        {typed("stock", left ?? "–")}
      </td>
      <td {...cell("cost")}>{typed("cost", cost === null ? "–" : formatPrice(cost, language))}</td>
    </tr>
  );
});
