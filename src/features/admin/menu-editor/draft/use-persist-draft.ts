import { useEffect, useRef } from "react";
import { useSetAtom } from "@/state/jotai-hooks";
import { keepMenuDraftAtom } from "@/state/staff/menu-draft-atoms";
import type { MenuDraftControl } from "./use-menu-draft";

const PAUSE_MS = 400;

/**
 * Keeps unsaved changes on this device, shortly after each pause in typing and when the page goes
 * away, and forgets them once there are none. Browsers ask before a page with changes is closed.
 */
export function usePersistDraft(key: string, { base, value, changes }: MenuDraftControl): void {
  const keep = useSetAtom(keepMenuDraftAtom);
  const isDirty = changes.length > 0;
  const write = () => keep(key, isDirty ? { base, value, edited_at: Date.now() } : null);
  const latest = useRef(write);

  useEffect(() => {
    latest.current = write;
  });

  useEffect(() => {
    // Both are what is written.
    const timer = window.setTimeout(() => latest.current(), base === value ? 0 : PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [base, value]);

  useEffect(() => {
    const onHide = () => latest.current();
    window.addEventListener("pagehide", onHide);
    return () => {
      window.removeEventListener("pagehide", onHide);
      onHide();
    };
  }, []);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);
}
