import { useMemo, useState } from "react";
import { changeItems, changePrices, type PriceChange } from "@/domain/menu/draft/change-prices";
import { changeItem } from "@/domain/menu/draft/menu-edit";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { useLatest } from "@/ui/use-latest";
import { useEditorTools } from "../context/editor-context";
import type { RowActions } from "./dish-row";
import type { Cell } from "./use-grid-keys";

interface GridMoves {
  readonly change: (id: string, portions: number | null) => void;
  readonly changeCost: (id: string, cents: number | null) => void;
  readonly moveOn: (rows: number, columns: number) => void;
  readonly endEdit: () => void;
}

interface TableActions {
  readonly chosen: ReadonlySet<string>;
  readonly setChosen: (ids: ReadonlySet<string>) => void;
  readonly toggle: (cell: Cell) => void;
  readonly rowActions: RowActions;
  readonly changeChosen: (fields: Partial<MenuItem>) => void;
  readonly applyPrices: (ids: ReadonlySet<string>, change: PriceChange) => void;
}

/**
 * The selected dishes, and the edits that cells and buttons make. Each edit is one step to undo.
 */
export function useTableActions(moves: GridMoves): TableActions {
  const { edit } = useEditorTools();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  function toggle({ id, column }: Cell): void {
    if (column === "chosen") {
      const others = [...chosen].filter((each) => each !== id);
      setChosen(new Set(chosen.has(id) ? others : [...others, id]));
    }
    if (column === "vat") change(id, ({ vat }) => ({ vat: vat === 7 ? 19 : 7 }));
    if (column === "sold_out") change(id, ({ sold_out }) => ({ sold_out: !sold_out || undefined }));
  }

  function change(id: string, fields: (item: MenuItem) => Partial<MenuItem>): void {
    edit(null, (menu) => changeItem(menu, id, (item) => ({ ...item, ...fields(item) })));
  }

  const now: RowActions = {
    toggle,
    commit: ({ id }, read, move) => {
      if (!read.ok) return;
      const { value } = read;
      if ("portions" in value) moves.change(id, value.portions);
      else if ("cost" in value) moves.changeCost(id, value.cost);
      else change(id, () => value.fields);
      if (move) moves.moveOn(...move);
      else moves.endEdit();
    },
    cancel: () => moves.moveOn(0, 0),
  };
  const latest = useLatest(now);
  const rowActions = useMemo<RowActions>(
    () => ({
      toggle: (cell) => latest.current.toggle(cell),
      commit: (...args) => latest.current.commit(...args),
      cancel: () => latest.current.cancel(),
    }),
    [latest],
  );
  return {
    chosen,
    setChosen,
    toggle,
    rowActions,
    changeChosen: (fields) =>
      edit(null, (menu) => changeItems(menu, chosen, (item) => ({ ...item, ...fields }))),
    applyPrices: (ids, by) => edit(null, (menu) => changePrices(menu, ids, by)),
  };
}
