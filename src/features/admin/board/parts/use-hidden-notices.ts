import { type RefObject, useLayoutEffect, useState } from "react";

/** Live regions around notices have no box of their own. */
const NOTICES = ":scope > :not(output), :scope > output > *";

/**
 * How many notices of a wrapping row are below its first line. Keeps that line's height as `--line`
 * of the row.
 */
export function useHiddenNotices(row: RefObject<HTMLElement | null>): number {
  const [hidden, setHidden] = useState(0);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const boxes = [...element.querySelectorAll<HTMLElement>(NOTICES)].filter(
        ({ offsetHeight }) => offsetHeight > 0,
      );
      const top = Math.min(...boxes.map(({ offsetTop }) => offsetTop));
      const line = boxes.filter(({ offsetTop }) => offsetTop < top + 24);
      const height = Math.max(0, ...line.map(({ offsetHeight }) => offsetHeight));
      element.style.setProperty("--line", `${height}px`);
      setHidden(boxes.length - line.length);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    const contents = new MutationObserver(measure);
    contents.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, [row]);
  return hidden;
}
