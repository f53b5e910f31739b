import { useEffect } from "react";

/**
 * Takes the mark of a prerendered page away and lets early clicks through. It stands beside the
 * page's content, within the same boundary: React takes over every boundary in its own time, and
 * a click on one that it has not reached yet would be lost.
 */
export function TakenOver() {
  useEffect(() => {
    const app = document.getElementById("root");
    app?.removeAttribute("data-prerendered");
    app?.dispatchEvent(new Event("app-ready"));
  }, []);
  return null;
}
