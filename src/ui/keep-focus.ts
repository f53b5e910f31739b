/**
 * Ref for a part of the page whose buttons go with what they have done: the focus of what
 * disappears does not fall to the top of the page, but to the part's first element with
 * `tabIndex={-1}`, such as its heading, or to the part itself. Parts may lie in one another.
 */
export function keepFocus(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return;
  let last: EventTarget | null = null;
  const remember = ({ target }: FocusEvent) => {
    last = target;
  };
  const observer = new MutationObserver(() => {
    const isGone = last instanceof Node && !last.isConnected;
    if (!isGone || document.activeElement !== document.body) return;
    last = null;
    const place = part.querySelector<HTMLElement>('[tabindex="-1"]') ?? part;
    place.focus({ preventScroll: true });
  });
  part.addEventListener("focusin", remember);
  observer.observe(part, { childList: true, subtree: true });
  return () => {
    part.removeEventListener("focusin", remember);
    observer.disconnect();
  };
}
