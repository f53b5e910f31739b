/** Longer than a slow phone needs to render the whole menu. */
const TIMEOUT_MS = 2000;

/** Scrolls to a category and focuses its heading as soon as the menu shows it. */
export function showCategory(id: string): void {
  const startedAt = performance.now();
  const look = () => {
    const section = document.getElementById(id);
    if (section) {
      section.scrollIntoView({ behavior: "instant" });
      const title = section.querySelector("h2");
      title?.setAttribute("tabindex", "-1");
      title?.focus({ preventScroll: true });
    } else if (performance.now() - startedAt < TIMEOUT_MS) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
