import { useEffect } from "react";
import { firstInteraction } from "./first-interaction";
import { whenIdle } from "./when-idle";

/** Leaves time to respond to the interaction itself. */
const DELAY_MS = 300;

/**
 * Loads a module in an idle moment after the first interaction, so that what it contains opens at
 * once. Without an interaction it never loads. A failed load is ignored.
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    const unmounted = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    void firstInteraction(unmounted.signal).then(() => {
      if (unmounted.signal.aborted) return;
      timer = setTimeout(() => {
        whenIdle()
          .then(load)
          .catch(() => {});
      }, DELAY_MS);
    });
    return () => {
      unmounted.abort();
      clearTimeout(timer);
    };
  }, [load]);
}
