import { useEffect, useRef } from "react";
import type { MenuCategory } from "@/domain/menu/menu.schema";
import { menuTexts } from "@/i18n/menu-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import "./category-tabs.css";
import { scrollToCategory } from "./scroll-to-category";
import { useActiveCategory } from "./use-active-category";

/** Sticky links to the categories. The current one is marked and scrolled into view. */
export function CategoryTabs({ categories }: { categories: readonly MenuCategory[] }) {
  const texts = useTexts(menuTexts);
  const textIn = useTextIn();
  const active = useActiveCategory(categories);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-category="${active}"]`);
    if (!tab || !list.current) return;
    const middle = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
    list.current.scrollTo({ left: middle });
  }, [active]);

  return (
    <nav className="tabs" aria-label={texts.categories}>
      <ul className="tabs__list" ref={list}>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <a
              className="tabs__tab"
              href={`#${id}`}
              data-category={id}
              aria-current={id === active ? "true" : undefined}
              onClick={(event) => scrollToCategory(id, event)}
            >
              {textIn(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
