import { useEffect, useMemo } from "react";
import { useMenu } from "@/data/menu-provider";
import { finderTexts } from "@/i18n/menu/finder-texts";
import { useTexts } from "@/i18n/use-texts";
import { useSetAtom } from "@/state/jotai-hooks";
import { clearDishFilterAtom, dishQueryAtom } from "@/state/menu/finder-atoms";
import { useAnnounce } from "@/ui/feedback/announcer";
import { EmptyState } from "@/ui/feedback/empty-state";
import { categorySections } from "../category/category-sections";
import { CategoryTabs } from "../category/category-tabs";
import { DishList } from "../category/dish-list";
import { MenuSections } from "../category/menu-sections";
import "./found-dishes.css";
import { type FoundDishes as Found, useFoundDishes } from "./use-found-dishes";

/** Announces the result count after a pause in typing. */
const ANNOUNCE_AFTER_MS = 600;

const NONE: readonly [] = [];

interface FoundDishesProps {
  /** Called after search and filters have been cleared here. */
  readonly onCleared: () => void;
}

/** Results of search and filters: best match first, or by category without a query. */
export function FoundDishes({ onCleared }: FoundDishesProps) {
  const texts = useTexts(finderTexts);
  const found = useFoundDishes();
  const summary = useSummary(found);
  const setQuery = useSetAtom(dishQueryAtom);
  const clearFilter = useSetAtom(clearDishFilterAtom);
  useAnnounceLater(summary);

  const { query, matching, undeclared } = found;
  const menu = useMenu();
  const categories = useMemo(
    () => categorySections(menu.categories, menu.items).map(({ category }) => category),
    [menu],
  );
  const clear = () => {
    setQuery("");
    if (query === "" || matching.length === 0) clearFilter();
    onCleared();
  };
  return (
    <section className="found" aria-label={texts.results}>
      {query === "" ? null : (
        <CategoryTabs categories={categories} onLeaveResults={() => setQuery("")} />
      )}
      {matching.length > 0 ? (
        <div className="found__head">
          <h2 className="found__summary">{summary}</h2>
          <button type="button" className="found__clear" onClick={clear}>
            {query === "" ? texts.clearFilters : texts.clear}
          </button>
        </div>
      ) : (
        <EmptyState
          title={texts.nothingTitle}
          text={query === "" || undeclared.length > 0 ? texts.nothingFits : texts.nothing(query)}
        >
          <button type="button" className="button button--outline" onClick={clear}>
            {texts.showAll}
          </button>
        </EmptyState>
      )}
      {query === "" ? (
        <MenuSections items={matching} favourites={NONE} advised={NONE} />
      ) : (
        <DishList items={matching} />
      )}
      {undeclared.length > 0 ? (
        <details className="found__undeclared">
          <summary className="found__undeclared-title">
            {texts.undeclaredTitle(undeclared.length)}
          </summary>
          <p className="found__undeclared-text">{texts.undeclaredText}</p>
          <DishList items={undeclared} />
        </details>
      ) : null}
    </section>
  );
}

function useSummary({ query, matching, undeclared }: Found): string {
  const texts = useTexts(finderTexts);
  const found =
    query === "" ? texts.matching(matching.length) : texts.found(matching.length, query);
  if (matching.length > 0) return found;
  return undeclared.length > 0 ? texts.undeclaredTitle(undeclared.length) : texts.nothingTitle;
}

function useAnnounceLater(message: string): void {
  const announce = useAnnounce();
  useEffect(() => {
    const timer = setTimeout(() => announce(message), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [announce, message]);
}
