import { useEffect } from "react";

/**
 * Calls `run` now, at an interval while the page is visible, and when the page becomes visible or
 * online again.
 * @param run must keep its identity while it does the same
 */
export function useWhileVisible(run: () => void, everyMs: number): void {
  useEffect(() => {
    const runIfVisible = () => {
      if (document.visibilityState === "visible") run();
    };
    runIfVisible();
    const timer = setInterval(runIfVisible, everyMs);
    document.addEventListener("visibilitychange", runIfVisible);
    window.addEventListener("online", runIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", runIfVisible);
      window.removeEventListener("online", runIfVisible);
    };
  }, [run, everyMs]);
}
