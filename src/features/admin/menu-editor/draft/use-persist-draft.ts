import { useEffect, useRef } from "react";
import { useSetAtom } from "@/state/jotai-hooks";
import { storeMenuDraftAtom } from "@/state/staff/menu-draft-atoms";
import type { MenuDraftControl } from "./use-menu-draft";

const PAUSE_MS = 400;

/**
 * Stores unsaved changes on this device, after each pause in typing and when the page is hidden, and
 * deletes them once there are none. The browser warns before a page with changes is closed.
 */
export function usePersistDraft(key: string, { base, value, changes }: MenuDraftControl): void {
  const persist = useSetAtom(storeMenuDraftAtom);
  const isDirty = changes.length > 0;
  const writeDraft = () => persist(key, isDirty ? { base, value, edited_at: Date.now() } : null);
  const latest = useRef(writeDraft);

  useEffect(() => {
    latest.current = writeDraft;
  });

  useEffect(() => {
    // Depends on both, because both are stored.
    const timer = window.setTimeout(() => latest.current(), base === value ? 0 : PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [base, value]);

  useEffect(() => {
    const flush = () => latest.current();
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, []);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);
}
