import { type KeyboardEvent, type RefObject, Suspense, useState } from "react";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { useAtom } from "@/state/jotai-hooks";
import { dishQueryAtom } from "@/state/menu/finder-atoms";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { OverlayLoading } from "@/ui/feedback/overlay-loading";
import "./finder-bar.css";
import { useDishFilter } from "./use-dish-filter";
import { useSearchShortcut } from "./use-search-shortcut";

const FinderSheet = lazyPart(async () => (await import("./finder-sheet")).FinderSheet);

interface FinderBarProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Stays in view above the search results. */
  readonly sticky: boolean;
}

/** Search field, which Escape clears, and the buttons that open the filters and the table for a party. */
export function FinderBar({ input, sticky }: FinderBarProps) {
  const texts = useTexts(menuTexts);
  const [query, setQuery] = useAtom(dishQueryAtom);
  const { diets, avoid } = useDishFilter();
  const count = diets.length + avoid.length;
  const [open, setOpen] = useState<"filter" | "party" | null>(null);
  const close = () => setOpen(null);
  useSearchShortcut(input);

  function search(text: string) {
    if (query === "") scrollToTop();
    setQuery(text);
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
          aria-haspopup="dialog"
          onClick={() => setOpen("filter")}
        >
          {texts.filter}
          {count > 0 ? (
            <span className="finder__count">
              {count}
              <span className="visually-hidden"> {texts.chosen}</span>
            </span>
          ) : null}
        </button>
        <button
          type="button"
          className="finder__filter finder__party"
          aria-haspopup="dialog"
          onClick={() => setOpen("party")}
        >
          {texts.party}
        </button>
      </search>
      {open ? (
        <ErrorBoundary onRetry={() => window.location.reload()}>
          <Suspense fallback={<OverlayLoading label={texts.sheetLoading} onCancel={close} />}>
            <FinderSheet view={open} onClosed={close} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  );
}
