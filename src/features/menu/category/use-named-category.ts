import { useEffect } from "react";

/**
 * Goes to the category that the address names (`#suppen`), because the browser looked for it
 * before the menu was there. Once: what changes in the menu later must not take the guest back.
 * Nor after a reload: the browser then shows the place where the guest was.
 */
export function useNamedCategory(): void {
  useEffect(() => {
    const [visit] = performance.getEntriesByType("navigation");
    if (visit && "type" in visit && visit.type !== "navigate") return;
    const named = document.getElementById(window.location.hash.slice(1));
    named?.scrollIntoView({ behavior: "instant" });
  }, []);
}
