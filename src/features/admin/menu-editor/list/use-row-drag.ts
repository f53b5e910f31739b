import { type PointerEvent, useRef, useState } from "react";

/** Drop position: before the dish at this index of the category. */
export interface DropTarget {
  readonly category: string;
  readonly place: number;
}

/** The current drag. */
export interface RowDrag {
  readonly id: string;
  readonly over: DropTarget | null;
}

/** Event handlers of a drag handle. */
export interface DragHandle {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

/**
 * Drags dishes by their handles, with mouse, pen or finger. Rows have `data-category` and
 * `data-place` (their index). Category headings have the number of their dishes as `data-place`:
 * a drop there appends.
 * @param onDrop `place` includes the dragged dish if it comes from the same category
 */
export function useRowDrag(onDrop: (id: string, to: DropTarget) => void): {
  readonly drag: RowDrag | null;
  readonly handleOf: (id: string) => DragHandle;
} {
  const [drag, setDrag] = useState<RowDrag | null>(null);
  // Pointer events come faster than renders.
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
