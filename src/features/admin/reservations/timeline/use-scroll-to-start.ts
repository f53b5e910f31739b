import { type RefObject, useEffect, useRef } from "react";

/** Columns in view before the one to show: one hour. */
const COLUMNS_BEFORE = 4;

/**
 * Scrolls a timeline once, when its day is shown, so that a column is in view.
 * @param column of the current time or of the first reservation; null if there is neither
 */
export function useScrollToStart(
  grid: RefObject<HTMLElement | null>,
  column: number | null,
  columns: number,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    const track = grid.current?.querySelector("[data-track]");
    const scroller = grid.current?.parentElement;
    if (isDone.current || column === null || !track || !scroller) return;
    isDone.current = true;
    const { width } = track.getBoundingClientRect();
    scrollTo(scroller, ((column - COLUMNS_BEFORE) / columns) * width);
  });
}

function scrollTo(scroller: Element, left: number): void {
  scroller.scrollLeft = left;
}
