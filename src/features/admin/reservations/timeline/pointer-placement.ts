import type { Point } from "@/admin-ui/motion/use-pointer-drag";
import { columnAt, type Placement, type TimelineGrid } from "./placement";

/** Distance from the edge of the timeline or screen within which holding a reservation scrolls. */
const EDGE = 48;
const SCROLL_STEP = 24;

/** The row and column under a point; outside of the timeline, the nearest ones. */
export function placementAt(
  container: HTMLElement,
  { x, y }: Point,
  { axis, rows }: TimelineGrid,
): Placement | null {
  const track = container.querySelector("[data-track]")?.getBoundingClientRect();
  if (!track) return null;
  const distances = [...container.querySelectorAll<HTMLElement>("[data-row]")]
    .filter(({ dataset }) => rows.includes(dataset.row ?? ""))
    .map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { row: element.dataset.row ?? "", distance: Math.max(top - y, y - bottom, 0) };
    })
    .toSorted((one, other) => one.distance - other.distance);
  const [nearest] = distances;
  if (!nearest) return null;
  return { row: nearest.row, column: columnAt(axis, (x - track.left) / track.width) };
}

/** Scrolls the timeline and the page while a reservation is held near an edge. */
export function scrollAtEdges(container: HTMLElement, { x, y }: Point): void {
  const scroller = container.parentElement;
  const box = scroller?.getBoundingClientRect();
  if (scroller && box) scroller.scrollLeft += stepAt(x, box.left, box.right);
  const step = stepAt(y, 0, window.innerHeight);
  if (step !== 0) window.scrollBy(0, step);
}

function stepAt(position: number, start: number, end: number): number {
  if (position < start + EDGE) return -SCROLL_STEP;
  return position > end - EDGE ? SCROLL_STEP : 0;
}
