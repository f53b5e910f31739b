import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { COLUMNS, type Column, isTyped } from "./columns";

/** A cell by its dish and column. */
export interface Cell {
  readonly id: string;
  readonly column: Column;
}

/** The text a cell starts with; null is the stored one. */
export interface EditedCell extends Cell {
  readonly start: string | null;
}

interface GridActions {
  readonly toggle: (cell: Cell) => void;
  readonly open: (id: string) => void;
}

/** The cell with the focus, and the one that is typed into. */
export interface Grid {
  readonly active: Cell | null;
  readonly edited: EditedCell | null;
  readonly activate: (cell: Cell) => void;
  readonly edit: (cell: EditedCell | null) => void;
  /** Ends typing and moves to the cell below or beside. */
  readonly moveOn: (rows: number, columns: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const MOVES: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

/** Moves through the cells of a table as in a spreadsheet. Tab leaves the table. */
export function useGridKeys(
  ids: readonly string[],
  grid: RefObject<HTMLElement | null>,
  { toggle, open }: GridActions,
): Grid {
  const [chosen, setActive] = useState<Cell | null>(null);
  const [edited, edit] = useState<EditedCell | null>(null);
  const isFocusDue = useRef(false);
  const active = chosen && ids.includes(chosen.id) ? chosen : null;

  useEffect(() => {
    if (!isFocusDue.current || edited || !active) return;
    isFocusDue.current = false;
    cellElement(grid.current, active)?.focus();
  }, [active, edited, grid]);

  function goTo(row: number, column: number): void {
    const id = ids[Math.max(0, Math.min(ids.length - 1, row))];
    const name = COLUMNS[Math.max(0, Math.min(COLUMNS.length - 1, column))];
    if (id === undefined || name === undefined) return;
    isFocusDue.current = true;
    edit(null);
    setActive({ id, column: name });
  }

  function moveOn(rows: number, columns: number): void {
    const from = active ?? { id: ids[0] ?? "", column: "preis" };
    goTo(ids.indexOf(from.id) + rows, COLUMNS.indexOf(from.column) + columns);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // The field of an edited cell has keys of its own.
    if (!active || edited || event.altKey) return;
    const { key } = event;
    const move = MOVES[key];
    const isCommand = event.ctrlKey || event.metaKey;
    if (move) moveOn(...move);
    else if (key === "Home" || key === "End") {
      // `goTo` stops at the last row and column.
      const end = key === "Home" ? 0 : Number.POSITIVE_INFINITY;
      if (isCommand) goTo(end, COLUMNS.indexOf(active.column));
      else goTo(ids.indexOf(active.id), end);
    } else if (isCommand) return;
    else if (isTyped(active.column)) {
      if (key === "Enter" || key === "F2") edit({ ...active, start: null });
      else if (key === "Delete" || key === "Backspace") edit({ ...active, start: "" });
      else if (key.length === 1 && key !== " ") edit({ ...active, start: key });
      else return;
    } else if (key === "Enter" && active.column === "name") open(active.id);
    else if ((key === " " || key === "Enter") && active.column !== "name") toggle(active);
    else return;
    event.preventDefault();
  }

  const activate = (cell: Cell) => {
    if (active?.id === cell.id && active.column === cell.column) return;
    setActive(cell);
  };
  return { active, edited, activate, edit, moveOn, onKeyDown };
}

/** The element of a cell that takes the focus. */
function cellElement(grid: HTMLElement | null, { id, column }: Cell): HTMLElement | null {
  return grid?.querySelector(`[data-row="${CSS.escape(id)}"] [data-column="${column}"]`) ?? null;
}

/** The cell that an element of the table is in. */
export function cellAt(target: EventTarget): Cell | null {
  if (!(target instanceof Element)) return null;
  const id = target.closest<HTMLElement>("[data-row]")?.dataset.row;
  const column = target.closest<HTMLElement>("[data-column]")?.dataset.column;
  const name = COLUMNS.find((each) => each === column);
  return id !== undefined && name ? { id, column: name } : null;
}
