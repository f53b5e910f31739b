/**
 * Ref for a part of the page whose buttons may disappear while focused. The focus then moves to the
 * part's first element with `tabIndex={-1}`, such as its heading, else to the part itself, instead
 * of the top of the page. Parts may be nested.
 */
export function keepFocusInside(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return;
  let focused: EventTarget | null = null;
  const remember = ({ target }: FocusEvent) => {
    focused = target;
  };
  const observer = new MutationObserver(() => {
    const isRemoved = focused instanceof Node && !focused.isConnected;
    if (!isRemoved || document.activeElement !== document.body) return;
    focused = null;
    const fallback = part.querySelector<HTMLElement>('[tabindex="-1"]') ?? part;
    fallback.focus({ preventScroll: true });
  });
  part.addEventListener("focusin", remember);
  observer.observe(part, { childList: true, subtree: true });
  return () => {
    part.removeEventListener("focusin", remember);
    observer.disconnect();
  };
}
