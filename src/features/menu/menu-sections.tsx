import { lazy, Suspense, useMemo } from "react";
import { useMenu } from "../../data/menu-provider";
import type { MenuItem } from "../../domain/menu/menu.schema";
import { menuTexts } from "../../i18n/menu-texts";
import { useTextIn } from "../../i18n/use-texts";
import { goneFavouritesAtom } from "../../state/gone-favourites-atom";
import { useAtomValue } from "../../state/jotai-hooks";
import { useAfterStart } from "../../ui/use-after-start";
import { type CategorySection, categorySections } from "./category-sections";
import { CategoryTabs } from "./category-tabs";
import { DishList } from "./dish-list";
import { ShareButton } from "./share-button";
import type { DishRows } from "./use-dish-rows";

const GoneFavourites = lazy(async () => ({
  default: (await import("./gone-favourites")).GoneFavourites,
}));

const FAVOURITES = {
  id: "own-favourites",
  name: { de: menuTexts.de.favourites, en: menuTexts.en.favourites },
};

interface MenuSectionsProps {
  /** Dishes to show; a part of the menu where the guest filters. */
  readonly items: readonly MenuItem[];
  readonly favourites: readonly MenuItem[];
  readonly rows: DishRows;
}

/** Tabs, the guest's favourites where there are any, and the categories with their dishes. */
export function MenuSections({ items, favourites, rows }: MenuSectionsProps) {
  const { categories: all } = useMenu();
  const textIn = useTextIn();
  const sections = useMemo((): CategorySection[] => {
    const own = favourites.length > 0 ? [{ category: FAVOURITES, items: favourites }] : [];
    return [...own, ...categorySections(all, items)];
  }, [all, items, favourites]);
  const gone = useAtomValue(goneFavouritesAtom).length > 0;
  const started = useAfterStart();
  const categories = useMemo(() => sections.map(({ category }) => category), [sections]);
  return (
    <>
      <CategoryTabs categories={categories} />
      {started && gone ? (
        <Suspense fallback={null}>
          <GoneFavourites />
        </Suspense>
      ) : null}
      {sections.map(({ category, items: dishes }) => (
        <section
          key={category.id}
          id={category.id}
          className="menu__category"
          aria-labelledby={`${category.id}-title`}
        >
          <h2 className="menu__title" id={`${category.id}-title`}>
            {textIn(category.name)}
          </h2>
          {category === FAVOURITES ? null : (
            <ShareButton name={textIn(category.name)} path={`/#${category.id}`} />
          )}
          {category.description ? (
            <p className="menu__description">{textIn(category.description)}</p>
          ) : null}
          <DishList items={dishes} rows={rows} />
        </section>
      ))}
    </>
  );
}
