import { type RefObject, useEffect } from "react";

const MOVES = {
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
} as const;

/**
 * Arrow keys move the focus between the cards' main buttons: up and down within a column, left and
 * right between columns. Keys in form fields are ignored.
 */
export function useBoardKeys(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = board.current;
    if (!root) return;
    const onKey = (event: KeyboardEvent) => {
      const move = MOVES[event.key as keyof typeof MOVES];
      if (!move || isField(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = neighbour(root, document.activeElement, move);
      if (!target) return;
      event.preventDefault();
      target.focus();
      target.closest("article")?.scrollIntoView({ block: "nearest" });
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [board]);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea") !== null;
}

/** The main button of the next card in that direction; the board's first if no card has the focus. */
function neighbour(
  root: HTMLElement,
  focused: Element | null,
  [columns, rows]: readonly [number, number],
): HTMLElement | null {
  const grid = Array.from(root.querySelectorAll("[data-column]"), (column) =>
    Array.from(column.querySelectorAll<HTMLElement>("[data-main]")),
  ).filter((column) => column.length > 0);
  const card = focused?.closest("[data-order]");
  const from = grid.findIndex((column) => column.some((main) => card?.contains(main)));
  if (from === -1) return grid[0]?.[0] ?? null;
  const row = grid[from]?.findIndex((main) => card?.contains(main)) ?? 0;
  const column = grid[from + columns] ?? null;
  return column?.[Math.min(row + rows, column.length - 1)] ?? null;
}
