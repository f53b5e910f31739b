import { useMemo } from "react";
import { insertItem, newItem, placeCategory, placeItem } from "@/domain/menu/draft/menu-edit";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useLanguage } from "@/i18n/use-texts";
import { useAnnounce } from "@/ui/feedback/announcer";
import { useLatest } from "@/ui/use-latest";
import { displayName } from "../context/display-name";
import { useEditorContext } from "../context/editor-context";

/** Opens, adds and moves dishes and categories. */
export interface ListActions {
  readonly choose: (id: string) => void;
  readonly chooseCategory: (id: string) => void;
  readonly add: (category: string, name: string) => void;
  /** Moves a dish by one place, also into the neighbouring category. */
  readonly step: (id: string, by: -1 | 1) => void;
  /** @param to place among the dishes of the category, not counting the moved dish */
  readonly place: (id: string, category: string, to: number) => void;
  readonly stepCategory: (id: string, by: -1 | 1) => void;
}

/**
 * The actions of the list. They are stable, so that rows do not render again.
 * @param onLeave called when the keyboard has moved a dish into another category, whose row is a new
 * element without the focus
 */
export function useListActions(onLeave: (id: string) => void = () => {}): ListActions {
  const { menu, edit, show } = useEditorContext();
  const language = useLanguage();
  const texts = menuEditorTexts[language];
  const announce = useAnnounce();
  const dishesOf = (category: string) => menu.items.filter((item) => item.category === category);

  const now: ListActions = {
    choose: (id) => show({ kind: "item", id }),
    chooseCategory: (id) => show({ kind: "category", id }),
    add: (category, name) => {
      const item = newItem(menu, category, name);
      edit(null, (current) => insertItem(current, item));
      show({ kind: "item", id: item.id });
    },
    place: (id, category, to) => {
      const item = menu.items.find((each) => each.id === id);
      if (!item) return;
      edit(null, (current) => placeItem(current, id, category, to));
      const count = dishesOf(category).filter((each) => each !== item).length + 1;
      const landed = Math.max(0, Math.min(to, count - 1));
      announce(texts.place(displayName(item.name, language), landed + 1, count));
    },
    step: (id, by) => {
      const item = menu.items.find((each) => each.id === id);
      if (!item) return;
      const dishes = dishesOf(item.category);
      const to = dishes.indexOf(item) + by;
      if (to >= 0 && to < dishes.length) return now.place(id, item.category, to);
      const at = menu.categories.findIndex((each) => each.id === item.category) + by;
      const next = menu.categories[at];
      if (!next) return;
      now.place(id, next.id, by === 1 ? 0 : dishesOf(next.id).length);
      onLeave(id);
    },
    stepCategory: (id, by) => {
      const to = menu.categories.findIndex((each) => each.id === id) + by;
      const category = menu.categories.find((each) => each.id === id);
      if (!category || to < 0 || to >= menu.categories.length) return;
      edit(null, (current) => placeCategory(current, id, to));
      announce(texts.place(displayName(category.name, language), to + 1, menu.categories.length));
    },
  };

  const latest = useLatest(now);
  return useMemo<ListActions>(
    () => ({
      choose: (id) => latest.current.choose(id),
      chooseCategory: (id) => latest.current.chooseCategory(id),
      add: (category, name) => latest.current.add(category, name),
      step: (id, by) => latest.current.step(id, by),
      place: (id, category, to) => latest.current.place(id, category, to),
      stepCategory: (id, by) => latest.current.stepCategory(id, by),
    }),
    [latest],
  );
}
