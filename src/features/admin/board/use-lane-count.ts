import { type RefObject, useLayoutEffect, useState } from "react";
import { BOARD_COLUMNS } from "./context/board-groups";

/** Smallest width of a card, in pixels; on wide screens the cards are easier to read. */
const LANE_PX = {
  dense: (width: number) => (width < 1300 ? 216 : 256),
  comfortable: () => 380,
} as const;

/** Width of a column without cards, in pixels: that of its head. */
export const EMPTY_COLUMN_PX = 112;

/**
 * Number of cards that fit side by side.
 * @param empty number of columns without cards
 * @returns `lanes`, at least one per column with cards; `isStacked` when the columns do not fit side
 * by side
 */
export function useLaneCount(
  area: RefObject<HTMLElement | null>,
  { density, empty }: { density: keyof typeof LANE_PX; empty: number },
): { readonly lanes: number; readonly isStacked: boolean } {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
  const lane = LANE_PX[density](width);
  const isStacked = width / lane < BOARD_COLUMNS.length;
  if (isStacked) return { lanes: Math.max(1, Math.floor(width / lane)), isStacked };
  const filled = BOARD_COLUMNS.length - empty;
  return {
    lanes: Math.max(filled, Math.floor((width - empty * EMPTY_COLUMN_PX) / lane)),
    isStacked,
  };
}
