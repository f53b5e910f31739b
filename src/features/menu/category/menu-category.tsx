import { memo, Suspense } from "react";
import { useTextIn } from "@/i18n/use-texts";
import { ShareButton } from "../dish/share-button";
import type { CategorySection } from "./category-sections";
import { DishList } from "./dish-list";

interface MenuCategoryProps {
  readonly section: CategorySection;
  /** Whether others can be sent a link to it. */
  readonly shared: boolean;
  /** Far below the first screen: the page's first bytes have its dishes in brief. */
  readonly far: boolean;
}

/**
 * One category of the menu. Its dishes are a part of the page that React takes over by itself:
 * in idle moments, or at once where the guest touches it first. Properties that change with every
 * render would make it take over all of them in one go.
 */
export const MenuCategory = memo(function MenuCategory({
  section,
  shared,
  far,
}: MenuCategoryProps) {
  const textIn = useTextIn();
  const { category, items } = section;
  return (
    <section
      id={category.id}
      className="menu__category"
      // How much room it takes while it is out of view (menu-view.css).
      style={{ "--dishes": items.length }}
      aria-labelledby={`${category.id}-title`}
    >
      <h2 className="menu__title" id={`${category.id}-title`}>
        {textIn(category.name)}
      </h2>
      {shared ? <ShareButton name={textIn(category.name)} path={`/#${category.id}`} /> : null}
      {category.description ? (
        <p className="menu__description">{textIn(category.description)}</p>
      ) : null}
      <Suspense fallback={null}>
        <DishList items={items} far={far} />
      </Suspense>
    </section>
  );
});
