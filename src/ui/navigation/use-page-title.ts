import { useEffect } from "react";

/**
 * Names the page in the tab and to screen readers while it is shown (WCAG 2.4.2), before the
 * restaurant's own title, which comes back with the next page.
 */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const former = document.title;
    document.title = `${title} – ${former}`;
    return () => {
      document.title = former;
    };
  }, [title]);
}
