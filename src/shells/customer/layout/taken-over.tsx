import { useEffect } from "react";

/**
 * Takes the mark of a prerendered page away and lets early clicks through. From here on a click
 * is heard everywhere: parts that React has yet to take over, it takes over with the click.
 */
export function TakenOver() {
  useEffect(() => {
    const app = document.getElementById("root");
    app?.removeAttribute("data-prerendered");
    app?.removeAttribute("data-awaits");
    app?.dispatchEvent(new Event("app-ready"));
  }, []);
  return null;
}
