/** The search field stays at the top of the screen while the guest searches. */
const FIELD_PX = 76;

/**
 * Scrolls the menu to its beginning, where the filters are, unless they can be seen as a whole. The
 * place is known only after the browser has scrolled by itself to keep the moved dishes in place.
 * @returns stops waiting
 */
export function showWhole(panel: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect();
      if (entry && entry.intersectionRatio < 1) panel.closest(".menu")?.scrollIntoView();
    },
    { rootMargin: `-${FIELD_PX}px 0px 0px`, threshold: 1 },
  );
  observer.observe(panel);
  return () => observer.disconnect();
}
