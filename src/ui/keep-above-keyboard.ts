/**
 * Ref for a bar that sticks to the bottom of the window. Sets `--keyboard-height` on it to the part
 * of the window that the on-screen keyboard covers, because browsers do not move such bars.
 */
export function keepAboveKeyboard(bar: HTMLElement | null): (() => void) | undefined {
  const { visualViewport } = window;
  if (!bar || !visualViewport) return;
  const place = () => {
    const { height, offsetTop, scale } = visualViewport;
    // Zooming with two fingers also makes the viewport smaller.
    const covered = scale > 1 ? 0 : Math.max(0, window.innerHeight - height - offsetTop);
    bar.style.setProperty("--keyboard-height", `${Math.round(covered)}px`);
  };
  visualViewport.addEventListener("resize", place);
  visualViewport.addEventListener("scroll", place);
  return () => {
    visualViewport.removeEventListener("resize", place);
    visualViewport.removeEventListener("scroll", place);
  };
}
