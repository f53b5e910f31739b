import { type RefObject, useEffect, useState } from "react";

/** A little earlier than out of view: until it is drawn, the guest may have scrolled on. */
const REACH = "0px 0px 50% 0px";

/**
 * Whether a place has been below the screen since it is there. What is put there then moves
 * nothing that can be seen; above the screen it would, in browsers that hold no scroll position.
 */
export function useOnceBelow(place: RefObject<Element | null>): boolean {
  const [wasBelow, setWasBelow] = useState(false);
  useEffect(() => {
    if (wasBelow || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (!latest || latest.isIntersecting) return;
        if (latest.boundingClientRect.top >= window.innerHeight) setWasBelow(true);
      },
      { rootMargin: REACH },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, wasBelow]);
  return wasBelow;
}
