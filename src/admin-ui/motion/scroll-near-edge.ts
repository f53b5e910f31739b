const EDGE_PX = 64;
/** The fastest scrolling, in px per frame. */
const MAX_STEP_PX = 16;

/** Scrolls the area around an element when a pointer is near its upper or lower edge. */
export function scrollNearEdge(element: Element, clientY: number): void {
  const area = scrollingArea(element);
  const isPage = area === document.scrollingElement;
  const { top, bottom } = isPage
    ? { top: 0, bottom: window.innerHeight }
    : area.getBoundingClientRect();
  const above = top + EDGE_PX - clientY;
  const below = clientY - (bottom - EDGE_PX);
  const beyond = above > 0 ? -above : Math.max(0, below);
  if (beyond === 0) return;
  const step = (Math.max(-EDGE_PX, Math.min(EDGE_PX, beyond)) / EDGE_PX) * MAX_STEP_PX;
  area.scrollBy({ top: step, behavior: "instant" });
}

function scrollingArea(element: Element): Element {
  for (let area = element.parentElement; area; area = area.parentElement) {
    const { overflowY } = getComputedStyle(area);
    const scrolls = overflowY === "auto" || overflowY === "scroll";
    if (scrolls && area.scrollHeight > area.clientHeight) return area;
  }
  return document.scrollingElement ?? document.documentElement;
}
