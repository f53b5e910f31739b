import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * Focuses the page after every navigation except the first, and scrolls to its top unless the guest
 * went back or the URL has a hash.
 */
export function usePageFocus(): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const scrolled = useRef(pathname);
  const focused = useRef(pathname);

  // Before the new page is painted.
  useLayoutEffect(() => {
    if (scrolled.current === pathname) return;
    scrolled.current = pathname;
    if (navigation !== "POP" && !hash) window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname, hash, navigation]);

  // After the previous page has closed its sheet, which keeps the focus.
  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    page.current?.focus({ preventScroll: true });
  }, [pathname]);

  return page;
}
