import { type KeyboardEvent, useState } from "react";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAnnounce } from "@/ui/feedback/announcer";

interface SortableKeys {
  readonly keys: readonly string[];
  readonly nameOf: (key: string) => string;
  readonly onMove: (from: number, to: number) => void;
}

/**
 * The order of a sortable list while an item is moved, by pointer or by keyboard: Space picks up and
 * drops, arrow keys move, Escape cancels, leaving the handle drops. `onMove` is called once, when the
 * item is dropped.
 */
export function useSortOrder({ keys, nameOf, onMove }: SortableKeys) {
  const texts = useTexts(kitTexts).sort;
  const announce = useAnnounce();
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const order = moved === null ? keys : reconciled(moved, keys);

  function drop(key: string): void {
    const to = order.indexOf(key);
    const from = keys.indexOf(key);
    setMoved(null);
    setPicked(null);
    if (from === to || from < 0) return;
    onMove(from, to);
    announce(texts.dropped(nameOf(key), to + 1));
  }

  function cancel(key: string): void {
    setMoved(null);
    setPicked(null);
    announce(texts.cancelled(nameOf(key)));
  }

  function pick(key: string): void {
    setPicked(key);
    announce(texts.picked(nameOf(key), order.indexOf(key) + 1, order.length));
  }

  function step(key: string, by: number): void {
    const from = order.indexOf(key);
    const to = from + by;
    if (to < 0 || to >= order.length) return;
    const next = order.filter((each) => each !== key);
    next.splice(to, 0, key);
    setMoved(next);
    announce(texts.moved(nameOf(key), to + 1, order.length));
  }

  function onHandleKey(event: KeyboardEvent, key: string): void {
    if (picked !== key) {
      if (event.key !== " " && event.key !== "Enter") return;
      event.preventDefault();
      pick(key);
      return;
    }
    // The focus leaves the handle, which drops the item.
    if (event.key === "Tab") return;
    // Dialogs and drawers around the list must not react, for example to Escape.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === " " || event.key === "Enter") drop(key);
    else if (event.key === "Escape") cancel(key);
    else if (event.key === "ArrowUp") step(key, -1);
    else if (event.key === "ArrowDown") step(key, 1);
  }

  function onHandleBlur(key: string): void {
    if (picked === key) drop(key);
  }

  return { order, picked, setOrder: setMoved, drop, cancel, onHandleKey, onHandleBlur };
}

/** The moved order with items that were added or removed meanwhile. */
function reconciled(moved: readonly string[], keys: readonly string[]): readonly string[] {
  const remaining = moved.filter((key) => keys.includes(key));
  return [...remaining, ...keys.filter((key) => !moved.includes(key))];
}
