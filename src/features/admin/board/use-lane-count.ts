import { type RefObject, useLayoutEffect, useState } from "react";
import { BOARD_COLUMNS } from "./context/board-groups";

/** Smallest width of a card, in pixels. */
const LANE_PX = { dense: 228, comfortable: 380 } as const;

/**
 * Number of cards that fit side by side.
 * @returns `lanes`, at least one per column; `isStacked` when the columns do not fit side by side
 */
export function useLaneCount(
  area: RefObject<HTMLElement | null>,
  density: keyof typeof LANE_PX,
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
  const fitting = Math.floor(width / LANE_PX[density]);
  const isStacked = fitting < BOARD_COLUMNS.length;
  return { lanes: isStacked ? Math.max(1, fitting) : fitting, isStacked };
}
