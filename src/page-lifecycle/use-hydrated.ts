import { useDeferredValue, useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * False while the page is prerendered and during hydration, true afterwards. The change renders at
 * low priority, so that it never delays the response to a click or key press.
 */
export function useHydrated(): boolean {
  return useDeferredValue(
    useSyncExternalStore(
      subscribe,
      () => true,
      () => false,
    ),
  );
}
