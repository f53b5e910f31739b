import { Fragment, memo, useMemo } from "react";
import { useMenu } from "@/data/menu-provider";
import { usePageLayout } from "@/data/restaurant-provider";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { ClientOnly } from "@/page-lifecycle/client-only";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { useAtomValue } from "@/state/jotai-hooks";
import { removedFavouritesAtom } from "@/state/menu/removed-favourites-atom";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { advisedSection, isAdvisedSection } from "./advised-section";
import { type CategorySection, categorySections } from "./category-sections";
import { CategoryTabs } from "./category-tabs";
import { MenuCategory } from "./menu-category";
import { PackagingNote } from "./packaging-note";
import { prerenderedSections } from "./prerendered-sections";

const RemovedFavourites = lazyPart(
  async () => (await import("./removed-favourites")).RemovedFavourites,
);

const FAVOURITES = {
  id: "own-favourites",
  name: { de: menuTexts.de.favourites, en: menuTexts.en.favourites },
};

interface MenuSectionsProps {
  /** Dishes to show: the whole menu, or those that match the filters. */
  readonly items: readonly MenuItem[];
  readonly favourites: readonly MenuItem[];
  /** Recommended and best-selling dishes. */
  readonly advised: readonly MenuItem[];
}

/**
 * Tabs, favourites, recommendations (in a tasting menu last), the notice of reusable packaging,
 * categories with their dishes, and a note about favourites that have left the menu. The note comes
 * last, so that it never moves a dish.
 */
export const MenuSections = memo(function MenuSections(props: MenuSectionsProps) {
  const { items, favourites, advised } = props;
  const { categories: all } = useMenu();
  const favouritesSection = useMemo(
    (): CategorySection[] =>
      favourites.length > 0 ? [{ category: FAVOURITES, items: favourites }] : [],
    [favourites],
  );
  const others = useMemo(() => categorySections(all, items), [all, items]);
  const isTasting = usePageLayout() === "tasting";
  const sections = useMemo(() => {
    const recommended = advisedSection(advised);
    const courses = isTasting ? [...others, ...recommended] : [...recommended, ...others];
    return [...favouritesSection, ...courses];
  }, [favouritesSection, advised, others, isTasting]);
  const prerendered = useMemo(() => new Set(prerenderedSections(sections)), [sections]);
  const categories = useMemo(() => sections.map(({ category }) => category), [sections]);
  const hasRemovedFavourites = useAtomValue(removedFavouritesAtom).length > 0;
  return (
    <>
      <CategoryTabs categories={categories} />
      {sections.map((section) => (
        <Fragment key={section.category.id}>
          {section === others[0] ? <PackagingNote /> : null}
          <MenuCategory
            section={section}
            canShare={section.category !== FAVOURITES && !isAdvisedSection(section)}
            isDeferred={!prerendered.has(section)}
          />
        </Fragment>
      ))}
      {hasRemovedFavourites ? (
        <ClientOnly>
          <OptionalPart>
            <RemovedFavourites />
          </OptionalPart>
        </ClientOnly>
      ) : null}
    </>
  );
});
