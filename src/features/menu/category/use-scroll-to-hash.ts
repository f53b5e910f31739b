import { useEffect } from "react";

/**
 * Scrolls to the category in the URL's hash (`#suppen`) when the menu mounts; the browser looks
 * for it before it exists. Runs once, so that later changes of the menu do not move the guest, and
 * not after a reload or "back", where the browser restores the scroll position.
 */
export function useScrollToHash(): void {
  useEffect(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    if (navigation && "type" in navigation && navigation.type !== "navigate") return;
    const section = document.getElementById(window.location.hash.slice(1));
    section?.scrollIntoView({ behavior: "instant" });
  }, []);
}
