import type { MenuItem } from "@/domain/menu/menu.schema";
import { menuTexts } from "@/i18n/menu/menu-texts";
import type { CategorySection } from "./category-sections";

const ADVISED = {
  id: "own-recommendations",
  name: { de: menuTexts.de.recommendations, en: menuTexts.en.recommendations },
};

/** The section of recommended dishes at the top of the menu; none without dishes. */
export function advisedSection(items: readonly MenuItem[]): CategorySection[] {
  return items.length > 0 ? [{ category: ADVISED, items }] : [];
}

/** Whether a section shows its dishes as a row of cards. */
export function isAdvisedSection({ category }: CategorySection): boolean {
  return category === ADVISED;
}
