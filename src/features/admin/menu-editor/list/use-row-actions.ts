import { useEffect, useMemo, useRef } from "react";
import { placeItem } from "@/domain/menu/draft/menu-edit";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import { useAnnounce } from "@/ui/feedback/announcer";
import { useEditorContext } from "../editor-context";
import type { RowActions } from "./dish-list-row";
import { type DropTarget, type RowDrag, useRowDrag } from "./use-row-drag";

/** Opens and moves dishes. `actions` is stable, so that rows do not render again. */
export function useRowActions(): { readonly actions: RowActions; readonly drag: RowDrag | null } {
  const { menu, edit, show } = useEditorContext();
  const texts = useTexts(menuEditorTexts);
  const textIn = useTextIn();
  const announce = useAnnounce();

  function move(id: string, { category, place }: DropTarget): void {
    const dishes = menu.items.filter((item) => item.category === category);
    const from = dishes.findIndex((item) => item.id === id);
    // Index after the moved dish has left its old place.
    const to = from !== -1 && from < place ? place - 1 : place;
    if (to === from) return;
    edit(null, (current) => placeItem(current, id, category, to));
    const item = menu.items.find((each) => each.id === id);
    const count = dishes.length + (from === -1 ? 1 : 0);
    const landed = Math.max(0, Math.min(to, count - 1));
    if (item) announce(texts.place(textIn(item.name), landed + 1, count));
  }

  function step(id: string, by: -1 | 1): void {
    const item = menu.items.find((each) => each.id === id);
    if (!item) return;
    const { category } = item;
    const dishes = menu.items.filter((each) => each.category === category);
    const place = dishes.indexOf(item) + (by === 1 ? 2 : -1);
    if (place >= 0 && place <= dishes.length) {
      move(id, { category, place });
      return;
    }
    const at = menu.categories.findIndex((each) => each.id === category) + by;
    const next = menu.categories[at];
    if (!next) return;
    const last = menu.items.filter((each) => each.category === next.id).length;
    move(id, { category: next.id, place: by === 1 ? 0 : last });
  }

  const { drag, handleOf } = useRowDrag(move);
  const latest = useRef({ step, handleOf, show });
  useEffect(() => {
    latest.current = { step, handleOf, show };
  });
  const actions = useMemo<RowActions>(
    () => ({
      choose: (id) => latest.current.show({ kind: "item", id }),
      step: (id, by) => latest.current.step(id, by),
      handleOf: (id) => ({
        onPointerDown: (event) => latest.current.handleOf(id).onPointerDown(event),
        onPointerMove: (event) => latest.current.handleOf(id).onPointerMove(event),
        onPointerUp: () => latest.current.handleOf(id).onPointerUp(),
        onPointerCancel: () => latest.current.handleOf(id).onPointerCancel(),
      }),
    }),
    [],
  );
  return { actions, drag };
}
