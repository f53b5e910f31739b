import { useEffect, useState } from "react";
import type { MenuCategory } from "@/domain/menu/menu.schema";

// A line at a quarter of the viewport's height: only one category crosses it at a time.
const READING_LINE = "-25% 0px -74.9% 0px";

/** Id of the category the guest is reading; the first one before any scrolling. */
export function useActiveCategory(categories: readonly MenuCategory[]): string | undefined {
  const [active, setActive] = useState(categories[0]?.id);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // A slow device reports several frames at once; the last one counts.
        for (const { isIntersecting, target } of entries) if (isIntersecting) setActive(target.id);
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
