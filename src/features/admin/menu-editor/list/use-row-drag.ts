import { type PointerEvent, useRef, useState } from "react";

/** Where a dragged dish would land: before the dish at this place of the category. */
export interface DropTarget {
  readonly category: string;
  readonly place: number;
}

/** A drag that is under way. */
export interface RowDrag {
  readonly id: string;
  readonly over: DropTarget | null;
}

/** Handlers of the handle that a dish is dragged by. */
export interface DragHandle {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

/**
 * Dragging of dishes by their handles, with mouse, pen or finger. Rows carry `data-category` and
 * `data-place`; categories, for what is dropped at their end, the number of their dishes.
 * @param onDrop `place` counts the dragged dish, where it stands in the same category
 */
export function useRowDrag(onDrop: (id: string, to: DropTarget) => void): {
  readonly drag: RowDrag | null;
  readonly handleOf: (id: string) => DragHandle;
} {
  const [drag, setDrag] = useState<RowDrag | null>(null);
  // Moves come faster than renders.
  const latest = useRef<RowDrag | null>(null);
  const set = (next: RowDrag | null) => {
    latest.current = next;
    setDrag(next);
  };
  const handleOf = (id: string): DragHandle => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      set({ id, over: null });
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (latest.current?.id === id) set({ id, over: placeAt(clientX, clientY) });
    },
    onPointerUp: () => {
      const over = latest.current?.over;
      set(null);
      if (over) onDrop(id, over);
    },
    onPointerCancel: () => set(null),
  });
  return { drag, handleOf };
}

function placeAt(x: number, y: number): DropTarget | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]");
  if (!row) return null;
  const { top, height } = row.getBoundingClientRect();
  const after = row.dataset.row === "dish" && y > top + height / 2 ? 1 : 0;
  return { category: row.dataset.category ?? "", place: Number(row.dataset.place) + after };
}
