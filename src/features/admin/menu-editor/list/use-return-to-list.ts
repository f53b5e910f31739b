import { type RefObject, useEffect, useRef } from "react";
import type { EditorView } from "../context/editor-context";

/**
 * When a panel closes, moves the focus to the row it was opened from, or to the list if the row is
 * gone.
 */
export function useReturnToList(view: EditorView, list: RefObject<HTMLElement | null>): void {
  const last = useRef<EditorView>(view);
  useEffect(() => {
    const before = last.current;
    last.current = view;
    if (view !== null || before === null) return;
    const row = "id" in before ? rowOf(list.current, before.id) : null;
    (row ?? list.current)?.focus();
  }, [view, list]);
}

function rowOf(list: HTMLElement | null, id: string): HTMLElement | null {
  const name = CSS.escape(id);
  return list?.querySelector<HTMLElement>(`[data-edit="${name}"], [data-head="${name}"]`) ?? null;
}
