import { useMemo, useState } from "react";
import type { DragAcross } from "@/admin-ui/motion/sortable-list";
import type { Point } from "@/admin-ui/motion/use-pointer-drag";

/**
 * Lets a dish be dropped on another category. Sections have `data-category`, rows `data-dish`.
 * @param place stable; `to` is the place among the dishes of the category
 */
export function useDragAcross(place: (id: string, category: string, to: number) => void) {
  /** The category under a dish that is dragged out of its own. */
  const [over, setOver] = useState<string | null>(null);
  const across = useMemo<DragAcross>(
    () => ({
      onOver: (id, point) => setOver(otherSection(id, point)?.dataset.category ?? null),
      onDrop: (id, point) => {
        const section = otherSection(id, point);
        const category = section?.dataset.category;
        if (!section || category === undefined) return false;
        place(id, category, placeAt(section, point.y));
        return true;
      },
    }),
    [place],
  );
  return { over, across };
}

/** The section under the pointer, unless it is the dish's own. */
function otherSection(id: string, point: Point | null): HTMLElement | null {
  if (!point) return null;
  const sections = document
    .elementsFromPoint(point.x, point.y)
    .flatMap((element) => element.closest<HTMLElement>("[data-category]") ?? []);
  // The dragged row lies above the section that it is dragged over.
  const row = `[data-dish="${CSS.escape(id)}"]`;
  return sections.find((section) => !section.querySelector(row)) ?? null;
}

function placeAt(section: HTMLElement, y: number): number {
  return [...section.querySelectorAll("[data-dish]")].filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}
