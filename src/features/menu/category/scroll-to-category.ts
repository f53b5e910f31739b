import type { MouseEvent } from "react";

/** Longer than a smooth scroll through the longest menu. */
const SCROLL_TIMEOUT_MS = 3000;
/** Input that means the guest is scrolling somewhere else. */
const INTERRUPTIONS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls to the clicked category without adding a history entry, so that "back" leaves the menu
 * and the router does not render the page for the new hash. Keyboard activation keeps the
 * browser's own jump, which also moves the point where tabbing continues.
 */
export function scrollToCategory(id: string, event: MouseEvent): void {
  const { detail, ctrlKey, metaKey, shiftKey } = event;
  const section = document.getElementById(id);
  if (!section || ctrlKey || metaKey || shiftKey) return;
  alignAfterScroll(section);
  if (detail === 0) return;
  event.preventDefault();
  // Not in CSS: there, "back" would scroll smoothly through the whole menu.
  const prefersReducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  section.scrollIntoView({ behavior: prefersReducedMotion ? "instant" : "smooth" });
  window.history.replaceState(window.history.state, "", `#${id}`);
}

/**
 * Corrects the position after the scroll: sections rendered on the way (`content-visibility`) are
 * not exactly as high as estimated.
 */
function alignAfterScroll(section: HTMLElement): void {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  const align = () => {
    stop();
    section.scrollIntoView({ behavior: "instant" });
  };
  document.addEventListener("scrollend", align, { signal });
  for (const type of INTERRUPTIONS) {
    document.addEventListener(type, stop, { signal, passive: true });
  }
  setTimeout(stop, SCROLL_TIMEOUT_MS);
}
