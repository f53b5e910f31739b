import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * Focuses the page after every navigation except the first, and scrolls to its top unless the guest
 * went back or the URL has a hash.
 */
export function usePageFocus(): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    page.current?.focus({ preventScroll: true });
    if (navigation !== "POP" && !hash) window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname, hash, navigation]);

  return page;
}
