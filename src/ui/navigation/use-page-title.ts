import { useEffect } from "react";

/** Puts a title before that of the site in the document title while mounted (WCAG 2.4.2). */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const previous = document.title;
    document.title = `${title} – ${previous}`;
    return () => {
      document.title = previous;
    };
  }, [title]);
}
