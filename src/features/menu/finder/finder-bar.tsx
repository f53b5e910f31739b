import { type KeyboardEvent, lazy, type RefObject, Suspense, useRef, useState } from "react";
import { menuTexts } from "@/i18n/menu-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtom } from "@/state/jotai-hooks";
import { dishQueryAtom } from "@/state/menu/finder-atoms";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { LoadingState } from "@/ui/feedback/loading-state";
import "./finder-bar.css";
import { useDishFilter } from "./use-dish-filter";
import { useSearchKey } from "./use-search-key";

const FilterPanel = lazy(async () => ({ default: (await import("./filter-panel")).FilterPanel }));

interface FinderBarProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Stays in view while there are results below it. */
  readonly sticky: boolean;
}

/** Searches the menu while something is typed (Escape empties it), and opens the filters. */
export function FinderBar({ input, sticky }: FinderBarProps) {
  const texts = useTexts(menuTexts);
  const [query, setQuery] = useAtom(dishQueryAtom);
  const { diets, avoid } = useDishFilter();
  const count = diets.length + avoid.length;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useSearchKey(input);

  function search(words: string) {
    setQuery(words);
    // The results are below the filters, out of view on a phone.
    setOpen(false);
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
