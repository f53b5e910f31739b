import { type RefObject, useEffect, useRef } from "react";

/**
 * Returns the focus to a bar that is rendered in another row after it was moved by keyboard.
 * @returns call it with the id of the reservation when it is dropped
 */
export function useKeepBarFocus(grid: RefObject<HTMLElement | null>): (id: string) => void {
  const focusedId = useRef<string | null>(null);
  useEffect(() => {
    if (focusedId.current === null) return;
    const { activeElement, body } = document;
    const bar = grid.current?.querySelector<HTMLElement>(`[data-bar="${focusedId.current}"]`);
    if (activeElement === body) bar?.focus();
    else if (activeElement !== bar) focusedId.current = null;
  });
  return (id) => {
    focusedId.current = id;
  };
}
