import { useEffect } from "react";

/** What a guest does first, whatever the device. */
const SIGNS_OF_USE = ["scroll", "pointermove", "pointerdown", "touchstart", "keydown"] as const;

/**
 * Loads a module in an idle moment after the guest's first sign of use, so that the sheet it holds
 * opens at once; a page nobody touches never loads it. Failing is no harm.
 */
export function useWarmUp(load: () => Promise<unknown>): void {
  useEffect(() => {
    const forget = new AbortController();
    const warmUp = () => {
      forget.abort();
      const start = () => void load().catch(() => {});
      if (window.requestIdleCallback) window.requestIdleCallback(start, { timeout: 2000 });
      else setTimeout(start, 200);
    };
    for (const sign of SIGNS_OF_USE) {
      window.addEventListener(sign, warmUp, { passive: true, signal: forget.signal });
    }
    return () => forget.abort();
  }, [load]);
}
