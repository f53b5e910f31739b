import type { CategorySection } from "./category-sections";

/** About five screens of a phone: a guest reaches no more before hydration. */
const PRERENDERED_DISHES = 30;

/**
 * The first categories, until they have {@link PRERENDERED_DISHES} together. The prerendered page
 * has their dishes; the others get theirs after hydration, in the space reserved by menu-view.css.
 */
export function prerenderedSections<S extends Pick<CategorySection, "items">>(
  sections: readonly S[],
): S[] {
  let dishes = 0;
  return sections.filter(({ items }) => {
    const isShown = dishes < PRERENDERED_DISHES;
    dishes += items.length;
    return isShown;
  });
}
