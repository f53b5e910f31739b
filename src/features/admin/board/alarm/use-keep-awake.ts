import { useEffect } from "react";

/** Keeps the screen on where the browser can: a tablet that has fallen asleep does not ring. */
export function useKeepAwake(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = () => {
      if (document.hidden) return;
      navigator.wakeLock.request("screen").then(
        (granted) => {
          if (isOver) void granted.release();
          else lock = granted;
        },
        // Refused when the battery is low: the board works on, as without it.
        () => {},
      );
    };
    ask();
    // The browser takes it back whenever the page is hidden.
    document.addEventListener("visibilitychange", ask);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, [isWanted]);
}
