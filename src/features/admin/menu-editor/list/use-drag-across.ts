import { type PointerEvent, useEffect, useState } from "react";
import { useLatest } from "@/ui/use-latest";

interface DraggedDish {
  readonly id: string;
  readonly from: string;
}

/**
 * Lets a dish be dropped on another category: `SortableList` sorts within one list only. Sections
 * have `data-category`, rows `data-dish`, and handles are within `data-testid="drag-handle"`.
 * @param onDrop `to` is the place among the dishes of the category
 */
export function useDragAcross(onDrop: (id: string, category: string, to: number) => void): {
  /** The category under a dish that is dragged out of its own. */
  readonly over: string | null;
  readonly onPointerDownCapture: (event: PointerEvent) => void;
} {
  const [over, setOver] = useState<string | null>(null);
  const [dragged, setDragged] = useState<DraggedDish | null>(null);
  const latest = useLatest(onDrop);
  useEffect(() => {
    if (!dragged) return;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const end = () => {
      setDragged(null);
      setOver(null);
    };
    const onMove = (event: globalThis.PointerEvent) =>
      setOver(otherSection(dragged, event)?.dataset.category ?? null);
    const onUp = (event: globalThis.PointerEvent) => {
      const section = otherSection(dragged, event);
      end();
      const category = section?.dataset.category;
      if (!section || category === undefined) return;
      const to = placeAt(section, event.clientY);
      // The list ends the drag with the same event, and may sort the old category then.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => latest.current(dragged.id, category, to)),
      );
    };
    window.addEventListener("pointermove", onMove, options);
    window.addEventListener("pointerup", onUp, options);
    window.addEventListener("pointercancel", end, options);
    return () => stop.abort();
  }, [dragged, latest]);
  return {
    over,
    onPointerDownCapture: ({ target }) => {
      if (!(target instanceof Element) || !target.closest("[data-testid=drag-handle]")) return;
      const id = target.closest<HTMLElement>("[data-dish]")?.dataset.dish;
      const from = target.closest<HTMLElement>("[data-category]")?.dataset.category;
      if (id !== undefined && from !== undefined) setDragged({ id, from });
    },
  };
}

/** The section under the pointer, unless it is the dish's own. */
function otherSection(
  { from }: DraggedDish,
  { clientX, clientY }: globalThis.PointerEvent,
): HTMLElement | null {
  const sections = document
    .elementsFromPoint(clientX, clientY)
    .flatMap((element) => element.closest<HTMLElement>("[data-category]") ?? []);
  // The dragged row lies above the section that it is dragged over.
  return sections.find(({ dataset }) => dataset.category !== from) ?? null;
}

function placeAt(section: HTMLElement, y: number): number {
  return [...section.querySelectorAll("[data-dish]")].filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}
