import type { KeyboardEvent } from "react";
import { placeCategory } from "@/domain/menu/draft/menu-edit";
import type { MenuCategory } from "@/domain/menu/menu.schema";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import { useAnnounce } from "@/ui/feedback/announcer";
import { useDisplayName } from "../dish/use-display-name";
import { useEditorContext } from "../editor-context";

interface CategoryHeadProps {
  readonly category: MenuCategory;
  /** Index among the categories. */
  readonly place: number;
  readonly dishes: number;
  readonly isChosen: boolean;
}

/** Heading of a category: a click opens it, Alt and arrow keys move it. */
export function CategoryHead({ category, place, dishes, isChosen }: CategoryHeadProps) {
  const { menu, edit, show } = useEditorContext();
  const texts = useTexts(menuEditorTexts);
  const textIn = useTextIn();
  const displayName = useDisplayName();
  const announce = useAnnounce();
  const { id, name } = category;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    const to = place + (event.key === "ArrowUp" ? -1 : 1);
    if (to < 0 || to >= menu.categories.length) return;
    edit(null, (current) => placeCategory(current, id, to));
    announce(texts.place(textIn(name), to + 1, menu.categories.length));
  };
  return (
    <h2 className="category-head" data-category={id} data-place={dishes} data-row="category">
      <button
        type="button"
        className="category-head__name"
        data-head={id}
        aria-current={isChosen ? "true" : undefined}
        onClick={() => show({ kind: "category", id })}
        onKeyDown={onKeyDown}
      >
        {displayName(name)}
        <span className="category-head__count">{texts.dishes(dishes)}</span>
      </button>
    </h2>
  );
}
