import { Suspense, useCallback, useDeferredValue, useRef } from "react";
import { useMenu } from "@/data/menu-provider";
import { isFiltering } from "@/domain/menu/options/fit-dish";
import { menuTexts } from "@/i18n/menu-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { dishQueryAtom } from "@/state/menu/finder-atoms";
import { ErrorBoundary } from "@/ui/feedback/error-boundary";
import { useWarmUp } from "@/ui/use-warm-up";
import { warmComponent } from "@/ui/warm-component";
import { MenuSections } from "./category/menu-sections";
import { EarlyDishes } from "./dish/early-dishes";
import { FinderBar } from "./finder/finder-bar";
import { DishSheet } from "./options/dish-sheet";
import "./menu-view.css";
import { useNamedCategory } from "./category/use-named-category";
import { useFavourites } from "./dish/use-favourites";
import { useDishFilter } from "./finder/use-dish-filter";

const [FoundDishes, loadFoundDishes] = warmComponent(
  async () => (await import("./finder/found-dishes")).FoundDishes,
);

/** The menu: the way to search it, and all of it or what was found. Sheets come on demand. */
export function MenuView() {
  const texts = useTexts(menuTexts);
  const { items } = useMenu();
  const favourites = useFavourites(items);
  // One list in place of the other is much to draw: the guest's next key does not wait for it.
  const searching = useDeferredValue(useAtomValue(dishQueryAtom).trim() !== "");
  const finding = useDeferredValue(isFiltering(useDishFilter())) || searching;
  const input = useRef<HTMLInputElement>(null);
  useWarmUp(loadFoundDishes);
  useNamedCategory();
  const focusInput = useCallback(() => input.current?.focus(), []);
  const everything = <MenuSections items={items} favourites={favourites} />;
  return (
    <section className="menu" aria-label={texts.menu}>
      <FinderBar input={input} sticky={searching} />
      {finding ? (
        <ErrorBoundary onRetry={() => window.location.reload()}>
          <Suspense fallback={everything}>
            <FoundDishes onCleared={focusInput} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        everything
      )}
      <EarlyDishes />
      <DishSheet />
    </section>
  );
}
