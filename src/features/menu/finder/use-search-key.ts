import { type RefObject, useEffect } from "react";
import { useAtomValue } from "@/state/jotai-hooks";
import { searchKeyAtom } from "@/state/menu/finder-atoms";

const TYPING = "input, textarea, select, [contenteditable], [role='dialog']";

/** Lets "/" lead to a search field, except where the key is typed into something. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  const wanted = useAtomValue(searchKeyAtom);
  useEffect(() => {
    if (!wanted) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [field, wanted]);
}
