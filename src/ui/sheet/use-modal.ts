import { type RefObject, useCallback, useEffect, useRef } from "react";
import { pullToClose } from "./pull-to-close";
import { addSheetEntry } from "./sheet-history";

/**
 * Shows a `<dialog>` as modal while `open`. A click on the backdrop, "back" and pulling it down close
 * it.
 * @returns the dialog's ref, and a function that closes it after its closing animation
 */
export function useModal(
  open: boolean,
): readonly [dialog: RefObject<HTMLDialogElement | null>, close: () => void] {
  const dialog = useRef<HTMLDialogElement>(null);
  const removeEntry = useRef<() => Promise<void>>(null);
  const close = useCallback(() => {
    const { current } = dialog;
    if (!current || current.dataset.leaving !== undefined) return;
    current.dataset.leaving = "";
    const animations = current.getAnimations().map(({ finished }) => finished);
    // Changes of the URL by the parent, once the sheet is closed, belong to the page's entry.
    void Promise.allSettled([...animations, removeEntry.current?.()]).then(() => current.close());
  }, []);

  useEffect(() => {
    const { current } = dialog;
    if (!current || !open) return;
    const restoreWidth = compensateScrollBar();
    current.showModal();
    const remove = addSheetEntry(close);
    removeEntry.current = remove;
    const stopPulling = pullToClose(current, close);
    const closing = new AbortController();
    // The content covers the dialog, so a click on the dialog itself is a click on the backdrop.
    const onClick = ({ target }: Event) => {
      if (target === current) close();
    };
    current.addEventListener("click", onClick, { signal: closing.signal });
    return () => {
      closing.abort();
      stopPulling();
      restoreWidth();
      void remove();
      // A page that is hidden keeps the dialog, and a modal one would block the next page.
      current.close();
    };
  }, [open, close]);

  return [dialog, close];
}

/** Replaces the width of the scroll bar, which is hidden while a sheet is open. */
function compensateScrollBar(): () => void {
  const { clientWidth, style } = document.documentElement;
  const scrollBar = window.innerWidth - clientWidth;
  if (scrollBar === 0) return () => {};
  style.paddingRight = `${scrollBar}px`;
  return () => {
    style.paddingRight = "";
  };
}
