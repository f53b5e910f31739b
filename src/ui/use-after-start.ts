import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False while a page is prerendered and while the app takes it over, true right after: what hangs
 * on it is not part of the page's first bytes.
 */
export function useAfterStart(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
