import { Suspense, useCallback, useDeferredValue, useRef } from "react";
import { useMenu } from "@/data/menu-provider";
import { isFiltering } from "@/domain/menu/options/is-filtering";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { usePreload } from "@/page-lifecycle/use-preload";
import { useAtomValue } from "@/state/jotai-hooks";
import { dishQueryAtom } from "@/state/menu/finder-atoms";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { MenuSections } from "./category/menu-sections";
import { useScrollToHash } from "./category/use-scroll-to-hash";
import { ReplayEarlyClicks } from "./dish/replay-early-clicks";
import { useAdvisedDishes } from "./dish/use-advised-dishes";
import { useFavourites } from "./dish/use-favourites";
import { FinderBar } from "./finder/finder-bar";
import { useDishFilter } from "./finder/use-dish-filter";
import { DishSheet } from "./options/dish-sheet";
import "./menu-view.css";

const FoundDishes = lazyPart(async () => (await import("./finder/found-dishes")).FoundDishes);

/** The menu with its search field. Results and the option sheet are loaded on demand. */
export function MenuView() {
  const texts = useTexts(menuTexts);
  const { items } = useMenu();
  const favourites = useFavourites(items);
  // Deferred: swapping the lists renders a lot and must not delay the next key.
  const isSearching = useDeferredValue(useAtomValue(dishQueryAtom).trim() !== "");
  const isFinding = useDeferredValue(isFiltering(useDishFilter())) || isSearching;
  const input = useRef<HTMLInputElement>(null);
  usePreload(FoundDishes.preload);
  useScrollToHash();
  const focusInput = useCallback(() => input.current?.focus(), []);
  const advised = useAdvisedDishes(items);
  const fullMenu = <MenuSections items={items} favourites={favourites} advised={advised} />;
  return (
    <section className="menu" aria-label={texts.menu}>
      <FinderBar input={input} sticky={isSearching} />
      {isFinding ? (
        <ErrorBoundary onRetry={() => window.location.reload()}>
          <Suspense fallback={fullMenu}>
            <FoundDishes onCleared={focusInput} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        fullMenu
      )}
      <ReplayEarlyClicks />
      <DishSheet />
    </section>
  );
}
