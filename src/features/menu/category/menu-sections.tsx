import { lazy, memo, useMemo } from "react";
import { useMenu } from "@/data/menu-provider";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { menuTexts } from "@/i18n/menu-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { goneFavouritesAtom } from "@/state/menu/gone-favourites-atom";
import { AfterStart } from "@/ui/after-start";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { type CategorySection, categorySections } from "./category-sections";
import { CategoryTabs } from "./category-tabs";
import { MenuCategory } from "./menu-category";

const GoneFavourites = lazy(async () => ({
  default: (await import("../dish/gone-favourites")).GoneFavourites,
}));

const FAVOURITES = {
  id: "own-favourites",
  name: { de: menuTexts.de.favourites, en: menuTexts.en.favourites },
};

/** Categories that are within reach while the app is on its way. */
const FIRST_CATEGORIES = 4;

interface MenuSectionsProps {
  /** Dishes to show; a part of the menu where the guest filters. */
  readonly items: readonly MenuItem[];
  readonly favourites: readonly MenuItem[];
}

/**
 * Tabs, the guest's favourites where there are any, the categories with their dishes, and last,
 * where it moves none of them, which favourites are gone.
 */
export const MenuSections = memo(function MenuSections({ items, favourites }: MenuSectionsProps) {
  const { categories: all } = useMenu();
  const own = useMemo(
    (): CategorySection[] =>
      favourites.length > 0 ? [{ category: FAVOURITES, items: favourites }] : [],
    [favourites],
  );
  const others = useMemo(() => categorySections(all, items), [all, items]);
  const sections = useMemo(() => [...own, ...others], [own, others]);
  const categories = useMemo(() => sections.map(({ category }) => category), [sections]);
  const gone = useAtomValue(goneFavouritesAtom).length > 0;
  return (
    <>
      <CategoryTabs categories={categories} />
      {sections.map((section, at) => (
        <MenuCategory
          key={section.category.id}
          section={section}
          shared={section.category !== FAVOURITES}
          far={at >= FIRST_CATEGORIES}
        />
      ))}
      {gone ? (
        <AfterStart>
          <OptionalPart>
            <GoneFavourites />
          </OptionalPart>
        </AfterStart>
      ) : null}
    </>
  );
});
