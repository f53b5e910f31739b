import { useEffect, useState } from "react";
import type { MenuCategory } from "@/domain/menu/menu.schema";

// What crosses the line at a quarter of the view's height is being read: one category at a time.
const READING_LINE = "-25% 0px -74.9% 0px";

/** The category being read; the first one until the guest has come to another. */
export function useActiveCategory(categories: readonly MenuCategory[]): string | undefined {
  const [active, setActive] = useState(categories[0]?.id);

  useEffect(() => {
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
  }, [categories]);

  return active;
}
