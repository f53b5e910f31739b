import { type RefObject, useEffect, useState } from "react";

/** Keeps a distance: the guest may scroll on before the content is painted. */
const VIEWPORT_MARGIN = "0px 0px 50% 0px";

/**
 * Whether the element has been below the viewport since it mounted. Content inserted there moves
 * nothing visible; content inserted above it does, in browsers without scroll anchoring.
 */
export function useWasBelowViewport(element: RefObject<Element | null>): boolean {
  const [wasBelow, setWasBelow] = useState(false);
  useEffect(() => {
    if (wasBelow || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (!latest || latest.isIntersecting) return;
        if (latest.boundingClientRect.top >= window.innerHeight) setWasBelow(true);
      },
      { rootMargin: VIEWPORT_MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wasBelow]);
  return wasBelow;
}
