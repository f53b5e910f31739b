import { memo, Suspense } from "react";
import { usePageLayout } from "@/data/restaurant-provider";
import { textIn } from "@/domain/text/localized-text";
import { servedText } from "@/i18n/order/served-text";
import { useLanguage } from "@/i18n/use-texts";
import { ShareButton } from "@/ui/dish/share-button";
import { Sharing } from "../dish/sharing";
import { isAdvisedSection } from "./advised-section";
import { CategoryPhoto } from "./category-photo";
import type { CategorySection } from "./category-sections";
import { DishList } from "./dish-list";

interface MenuCategoryProps {
  readonly section: CategorySection;
  /** Shows a button that shares a link to the category. */
  readonly canShare: boolean;
  /** Leaves the dishes out of the prerendered page. */
  readonly isDeferred: boolean;
}

/**
 * One category of the menu. Its Suspense boundary lets React hydrate each category separately:
 * when idle, or at once if the guest interacts with it. Keep the props stable between renders;
 * a changed prop makes React hydrate the category immediately.
 */
export const MenuCategory = memo(function MenuCategory({
  section,
  canShare,
  isDeferred,
}: MenuCategoryProps) {
  const language = useLanguage();
  const { category, items } = section;
  const layout = usePageLayout();
  const isCards = isAdvisedSection(section) && (layout === "classic" || layout === "story");
  const name = textIn(category.name, language);
  return (
    <section
      id={category.id}
      className={isCards ? "menu__category menu__category--cards" : "menu__category"}
      // Sizes the placeholder of an off-screen category (menu-view.css).
      style={{ "--dishes": items.length }}
      aria-labelledby={`${category.id}-title`}
    >
      <h2 className="menu__title" id={`${category.id}-title`}>
        {name}
      </h2>
      {canShare ? <ShareButton name={name} path={`/#${category.id}`} language={language} /> : null}
      {category.served ? (
        <p className="menu__served">{servedText(category.served, language)}</p>
      ) : null}
      {category.description ? (
        <p className="menu__description">{textIn(category.description, language)}</p>
      ) : null}
      {canShare ? <Sharing items={items} /> : null}
      {category.photo ? <CategoryPhoto photo={category.photo} /> : null}
      <Suspense fallback={null}>
        <DishList items={items} isDeferred={isDeferred} />
      </Suspense>
    </section>
  );
});
