/**
 * Ref for the board: keeps its top edge as `--top`, so that it can end with the screen whatever
 * stands above it.
 */
export function fillViewport(board: HTMLElement | null): (() => void) | undefined {
  const page = board?.parentElement;
  if (!board || !page) return;
  const observer = new ResizeObserver(() => {
    const top = board.getBoundingClientRect().top + window.scrollY;
    board.style.setProperty("--top", `${Math.round(top)}px`);
  });
  observer.observe(page);
  return () => observer.disconnect();
}
