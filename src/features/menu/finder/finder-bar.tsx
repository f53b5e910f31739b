import { type KeyboardEvent, lazy, type RefObject, Suspense, useRef, useState } from "react";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtom } from "@/state/jotai-hooks";
import { dishQueryAtom } from "@/state/menu/finder-atoms";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { LoadingState } from "@/ui/feedback/loading-state";
import "./finder-bar.css";
import { useDishFilter } from "./use-dish-filter";
import { useSearchShortcut } from "./use-search-shortcut";

const FilterPanel = lazy(async () => ({ default: (await import("./filter-panel")).FilterPanel }));

interface FinderBarProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Stays in view above the search results. */
  readonly sticky: boolean;
}

/** Search field, which Escape clears, and the button that opens the filters. */
export function FinderBar({ input, sticky }: FinderBarProps) {
  const texts = useTexts(menuTexts);
  const [query, setQuery] = useAtom(dishQueryAtom);
  const { diets, avoid } = useDishFilter();
  const count = diets.length + avoid.length;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useSearchShortcut(input);

  function search(text: string) {
    if (query === "") scrollToTop();
    setQuery(text);
    // On phones the open filters would push the results out of view.
    setOpen(false);
  }

  /** Leaves the screen to the results, on phones above the keyboard. */
  function scrollToTop() {
    input.current?.closest(".menu")?.scrollIntoView();
  }

  function clear(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    setQuery("");
  }

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <>
      <search className={sticky ? "finder finder--sticky" : "finder"}>
        <input
          className="finder__input"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={texts.search}
          placeholder={texts.searchHint}
          value={query}
          ref={input}
          onChange={(event) => search(event.currentTarget.value)}
          onClick={scrollToTop}
          onKeyDown={clear}
        />
        <button
          type="button"
          className="finder__filter"
          aria-expanded={open}
          ref={button}
          onClick={() => setOpen(!open)}
        >
          {texts.filter}
          {count > 0 ? (
            <span className="finder__count">
              {count}
              <span className="visually-hidden"> {texts.chosen}</span>
            </span>
          ) : null}
        </button>
      </search>
      {open ? (
        <ErrorBoundary onRetry={() => window.location.reload()}>
          <Suspense fallback={<LoadingState />}>
            <FilterPanel onClose={close} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  );
}
