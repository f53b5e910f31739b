import { useEffect, useRef } from "react";
import type { UnsavedDraft } from "./revisioned-document";

const PAUSE_MS = 400;

/**
 * Keeps a changed draft on this device, after each pause in typing and when the page is hidden, and
 * removes it once there are no changes. The browser warns before a page with changes is closed.
 */
export function useKeepDraft<S, D>(
  { keep }: { readonly keep: (draft: UnsavedDraft<S, D> | null) => void },
  { base, value, isChanged }: { readonly base: S; readonly value: D; readonly isChanged: boolean },
): void {
  const keepNow = () => keep(isChanged ? { base, value, edited_at: Date.now() } : null);
  const latest = useRef(keepNow);

  useEffect(() => {
    latest.current = keepNow;
  });

  useEffect(() => {
    // Each change of the draft restarts the pause.
    const timer = window.setTimeout(() => latest.current(), isChanged ? PAUSE_MS : 0);
    return () => window.clearTimeout(timer);
  }, [base, value, isChanged]);

  useEffect(() => {
    const flush = () => latest.current();
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, []);

  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isChanged]);
}
