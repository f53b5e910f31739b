import { useEffect, useState } from "react";
import type { MenuCategory } from "../../domain/menu/menu.schema";

// What crosses the line at a quarter of the view's height is being read: one category at a time.
const READING_LINE = "-25% 0px -74.9% 0px";

/**
 * The category being read. An address that names a category (`#suppen`) is shown as soon as the
 * menu is there, because the browser looked for it before.
 */
export function useActiveCategory(categories: readonly MenuCategory[]): string | undefined {
  const [active, setActive] = useState(categories[0]?.id);

  useEffect(() => {
    const named = decodeURIComponent(window.location.hash.slice(1));
    if (categories.some(({ id }) => id === named)) {
      document.getElementById(named)?.scrollIntoView({ behavior: "instant" });
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.find(({ isIntersecting }) => isIntersecting);
        if (read) setActive(read.target.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const { id } of categories) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
    // The sections are the same as long as their ids are.
  }, [categories]);

  return active;
}
