import { type RefObject, useEffect } from "react";
import { useAtomValue } from "@/state/jotai-hooks";
import { searchShortcutAtom } from "@/state/menu/finder-atoms";

const OTHER_TARGETS = "input, textarea, select, [contenteditable], dialog";

/** Focuses the search field on "/", unless the guest is typing, is in a sheet or has turned the shortcut off. */
export function useSearchShortcut(field: RefObject<HTMLInputElement | null>): void {
  const isEnabled = useAtomValue(searchShortcutAtom);
  useEffect(() => {
    if (!isEnabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(OTHER_TARGETS)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [field, isEnabled]);
}
