import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * Moves the focus to the page after every navigation but the first, and the view to its top
 * unless the guest went back or the address names a place on the page.
 */
export function usePageFocus(): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    page.current?.focus({ preventScroll: true });
    if (navigation !== "POP" && !hash) window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname, hash, navigation]);

  return page;
}
