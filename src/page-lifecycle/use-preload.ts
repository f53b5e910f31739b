import { useEffect } from "react";
import { firstInteraction, RESPONSE_MS } from "./first-interaction";
import { whenIdle } from "./when-idle";

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
      }, RESPONSE_MS);
    });
    return () => {
      unmounted.abort();
      clearTimeout(timer);
    };
  }, [load]);
}
