import type { MouseEvent } from "react";

/** Scrolling to the far end of a long menu takes less. */
const ARRIVED_AFTER_MS = 3000;
/** The guest goes somewhere else meanwhile. */
const TURNS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Goes to a category that was tapped, without a step in the history: "back" leaves the menu, and
 * the router need not look at the whole page for a new address. With the keyboard the browser goes
 * there itself, because it then also goes on from there.
 */
export function goToCategory(id: string, event: MouseEvent): void {
  const { detail, ctrlKey, metaKey, shiftKey } = event;
  const section = document.getElementById(id);
  if (!section || ctrlKey || metaKey || shiftKey) return;
  settleOnArrival(section);
  if (detail === 0) return;
  event.preventDefault();
  // Here alone: for all of the page, "back" would roll through the menu to where the guest was.
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  section.scrollIntoView({ behavior: isCalm ? "instant" : "smooth" });
  window.history.replaceState(window.history.state, "", `#${id}`);
}

/** What comes into view on the way is higher or lower than was thought: the aim has moved. */
function settleOnArrival(section: HTMLElement): void {
  const way = new AbortController();
  const { signal } = way;
  const stop = () => way.abort();
  const settle = () => {
    stop();
    section.scrollIntoView({ behavior: "instant" });
  };
  document.addEventListener("scrollend", settle, { signal });
  for (const turn of TURNS) document.addEventListener(turn, stop, { signal, passive: true });
  setTimeout(stop, ARRIVED_AFTER_MS);
}
