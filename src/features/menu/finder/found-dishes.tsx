import { useEffect } from "react";
import { finderTexts } from "@/i18n/finder-texts";
import { useTexts } from "@/i18n/use-texts";
import { useSetAtom } from "@/state/jotai-hooks";
import { clearDishFilterAtom, dishQueryAtom } from "@/state/menu/finder-atoms";
import { useAnnounce } from "@/ui/feedback/announcer";
import { EmptyState } from "@/ui/feedback/empty-state";
import { DishList } from "../category/dish-list";
import "./found-dishes.css";
import { MenuSections } from "../category/menu-sections";
import { type FoundDishes as Found, useFoundDishes } from "./use-found-dishes";

/** Screen readers are told once the guest pauses typing. */
const ANNOUNCE_AFTER_MS = 600;

const NONE: readonly [] = [];

interface FoundDishesProps {
  /** Called when the guest has gone back to the whole menu here. */
  readonly onCleared: () => void;
}

/** What search and filters find: the best first, or by category where nothing is searched for. */
export function FoundDishes({ onCleared }: FoundDishesProps) {
  const texts = useTexts(finderTexts);
  const found = useFoundDishes();
  const summary = useSummary(found);
  const setQuery = useSetAtom(dishQueryAtom);
  const clearFilter = useSetAtom(clearDishFilterAtom);
  useAnnounceLater(summary);

  const { query, fitting, unknown } = found;
  const clear = () => {
    setQuery("");
    if (query === "" || fitting.length === 0) clearFilter();
    onCleared();
  };
  return (
    <section className="found" aria-label={texts.results}>
      {fitting.length > 0 ? (
        <div className="found__head">
          <h2 className="found__summary">{summary}</h2>
          <button type="button" className="found__clear" onClick={clear}>
            {query === "" ? texts.clearFilters : texts.clear}
          </button>
        </div>
      ) : (
        <EmptyState
          title={texts.nothingTitle}
          text={query === "" || unknown.length > 0 ? texts.nothingFits : texts.nothing(query)}
        >
          <button type="button" className="button button--outline" onClick={clear}>
            {texts.showAll}
          </button>
        </EmptyState>
      )}
      {query === "" ? (
        <MenuSections items={fitting} favourites={NONE} />
      ) : (
        <DishList items={fitting} />
      )}
      {unknown.length > 0 ? (
        <details className="found__unknown">
          <summary className="found__unknown-title">{texts.unknownTitle(unknown.length)}</summary>
          <p className="found__unknown-text">{texts.unknownText}</p>
          <DishList items={unknown} />
        </details>
      ) : null}
    </section>
  );
}

function useSummary({ query, fitting, unknown }: Found): string {
  const texts = useTexts(finderTexts);
  const found = query === "" ? texts.fitting(fitting.length) : texts.found(fitting.length, query);
  if (fitting.length > 0) return found;
  return unknown.length > 0 ? texts.unknownTitle(unknown.length) : texts.nothingTitle;
}

function useAnnounceLater(message: string): void {
  const announce = useAnnounce();
  useEffect(() => {
    const timer = setTimeout(() => announce(message), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [announce, message]);
}
