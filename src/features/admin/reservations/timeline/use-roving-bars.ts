import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { type BarPlace, neighbourBar } from "./neighbour-bar";
import type { TimelineRow } from "./timeline-rows";

/** Makes all bars of a timeline one Tab stop, from which the arrow keys go to the others. */
export function useRovingBars(rows: readonly TimelineRow[]) {
  const [last, setLast] = useState<BarPlace | null>(null);
  const places = rows.flatMap(({ key, entries }) =>
    entries.map(({ reservation }): BarPlace => ({ row: key, id: reservation.id })),
  );
  const stop =
    places.find(({ row, id }) => row === last?.row && id === last.id) ??
    places.find(({ id }) => id === last?.id) ??
    places[0];

  return {
    /** Whether the Tab key reaches this bar. */
    isTabStop: (row: string, id: string) => stop?.row === row && stop.id === id,
    /** Listeners of the element that contains the rows. */
    listeners: {
      onFocus: ({ target }: FocusEvent) => setLast((before) => placeOf(target) ?? before),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const place = event.target instanceof Element ? placeOf(event.target) : null;
        // A key that moves a reservation is handled by its bar.
        if (event.defaultPrevented || !place || hasModifier(event)) return;
        const next = neighbourBar(rows, place, event.key);
        const bar = next && barAt(event.currentTarget, next);
        if (!bar) return;
        event.preventDefault();
        bar.focus();
      },
    },
  };
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

function placeOf(element: Element): BarPlace | null {
  const id = element.closest<HTMLElement>("[data-bar]")?.dataset.bar;
  const row = element.closest<HTMLElement>("[data-row]")?.dataset.row;
  return id !== undefined && row !== undefined ? { row, id } : null;
}

function barAt(grid: HTMLElement, { row, id }: BarPlace): HTMLElement | undefined {
  const bars = Array.from(grid.querySelectorAll<HTMLElement>("[data-bar]"));
  return bars.find((bar) => {
    const place = placeOf(bar);
    return place?.row === row && place.id === id;
  });
}
