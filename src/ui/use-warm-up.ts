import { useEffect } from "react";

/** What a guest does first, whatever the device. */
const SIGNS_OF_USE = ["scroll", "pointermove", "pointerdown", "touchstart", "keydown"] as const;

/** The tap that gives the sign is answered first. */
const ANSWER_MS = 300;

/**
 * Loads a module in an idle moment after the guest's first sign of use, so that the sheet it holds
 * opens at once; a page nobody touches never loads it. Failing is no harm.
 */
export function useWarmUp(load: () => Promise<unknown>): void {
  useEffect(() => {
    const forget = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const warmUp = () => {
      forget.abort();
      const start = () => void load().catch(() => {});
      timer = setTimeout(() => {
        if (window.requestIdleCallback) window.requestIdleCallback(start, { timeout: 2000 });
        else start();
      }, ANSWER_MS);
    };
    for (const sign of SIGNS_OF_USE) {
      window.addEventListener(sign, warmUp, { passive: true, signal: forget.signal });
    }
    return () => {
      forget.abort();
      clearTimeout(timer);
    };
  }, [load]);
}
