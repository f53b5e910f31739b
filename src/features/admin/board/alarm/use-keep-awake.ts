import { useEffect } from "react";

/** Keeps the screen on where the browser supports it: a sleeping tablet does not ring. */
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
        // Refused when the battery is low; the board works without it.
        () => {},
      );
    };
    ask();
    // The browser releases the lock whenever the page is hidden.
    document.addEventListener("visibilitychange", ask);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, [isWanted]);
}
