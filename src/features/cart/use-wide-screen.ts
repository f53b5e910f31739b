import { useSyncExternalStore } from "react";

/** From here on the cart has a column of its own; the same width as in cart.css. */
const WIDE = "(min-width: 64em)";

function follow(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the cart's column is shown; prerendered pages have it, because it is in their markup. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
}
