import { useSyncExternalStore } from "react";

/** The width from which the cart has a column; keep in sync with cart.css. */
const WIDE = "(min-width: 64em)";

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the cart's column is shown. True in prerendered pages, whose markup contains it. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
}
