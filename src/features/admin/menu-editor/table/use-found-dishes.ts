import { useMemo } from "react";
import { indexDishes, searchDishes } from "@/domain/menu/search/search-dishes";
import { useLanguage } from "@/i18n/use-texts";
import { useEditorContext } from "../context/editor-context";

/**
 * The dishes that a search finds, by category in menu order. Without words these are all dishes.
 * The results stay the same objects while menu and words do.
 */
export function useFoundDishes(words: string) {
  const { menu } = useEditorContext();
  const language = useLanguage();
  return useMemo(() => {
    const found = words ? new Set(searchDishes(indexDishes(menu, language), words)) : null;
    const sections = menu.categories
      .map((category) => ({
        category,
        items: menu.items.filter(
          (item) => item.category === category.id && (found?.has(item) ?? true),
        ),
      }))
      .filter(({ items }) => items.length > 0);
    const items = sections.flatMap((section) => section.items);
    return { sections, items, ids: items.map(({ id }) => id) };
  }, [menu, language, words]);
}
