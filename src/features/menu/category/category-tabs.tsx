import { useEffect, useRef } from "react";
import type { MenuCategory } from "@/domain/menu/menu.schema";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import "./category-tabs.css";
import { scrollToCategory } from "./scroll-to-category";
import { showCategory } from "./show-category";
import { useActiveCategory } from "./use-active-category";

interface CategoryTabsProps {
  readonly categories: readonly MenuCategory[];
  /** Shows the menu with its categories, which the search results hide. */
  readonly onLeaveResults?: () => void;
}

/**
 * Sticky links to the categories, from 1200 px on a rail at the left. The current one is marked and
 * scrolled into view; above search results none is marked.
 */
export function CategoryTabs({ categories, onLeaveResults }: CategoryTabsProps) {
  const texts = useTexts(menuTexts);
  const textIn = useTextIn();
  const current = useActiveCategory(categories);
  const active = onLeaveResults ? undefined : current;
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-category="${active}"]`);
    if (!tab || !list.current) return;
    const middle = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
    list.current.scrollTo({ left: middle });
    const rail = list.current.parentElement;
    rail?.scrollTo({ top: tab.offsetTop - rail.clientHeight / 2 });
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
              onClick={(event) => {
                if (!onLeaveResults) return scrollToCategory(id, event);
                event.preventDefault();
                onLeaveResults();
                showCategory(id);
              }}
            >
              {textIn(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
