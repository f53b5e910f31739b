import { useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False while a page is prerendered and while the app takes it over, true right after: what hangs
 * on it is not part of the page's first bytes. It turns true in a render that gives way to the
 * guest's own clicks and keys, not in the one long step that a store's change would be.
 */
export function useAfterStart(): boolean {
  return useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
}
