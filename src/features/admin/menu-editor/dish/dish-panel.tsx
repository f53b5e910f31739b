import { copyItem, insertItem, removeItem } from "@/domain/menu/draft/menu-edit";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAnnounce } from "@/ui/feedback/announcer";
import { useEditorContext } from "../editor-context";
import { useRowActions } from "../list/use-row-actions";
import { PanelHead } from "../panel-head";
import { DishForm } from "./dish-form";
import { DishPreview } from "./dish-preview";
import { useDisplayName } from "./use-display-name";

/** Form, preview and actions of one dish. */
export function DishPanel({ item }: { item: MenuItem }) {
  const { menu, edit, show } = useEditorContext();
  const texts = useTexts(menuEditorTexts);
  const displayName = useDisplayName();
  const announce = useAnnounce();
  const { actions } = useRowActions();
  const name = displayName(item.name);
  const copy = () => {
    const { de, en } = item.name;
    const copied = copyItem(menu, item, { de: texts.copied(de), en: en && texts.copied(en) });
    edit(null, (current) => insertItem(current, copied, item.id));
    show({ kind: "item", id: copied.id });
  };
  const remove = () => {
    edit(null, (current) => removeItem(current, item.id));
    announce(texts.removed(name));
    show(null);
  };
  return (
    <>
      <PanelHead title={name}>
        <button
          type="button"
          className="icon-button"
          aria-label={texts.up(name)}
          onClick={() => actions.step(item.id, -1)}
        >
          ↑
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={texts.down(name)}
          onClick={() => actions.step(item.id, 1)}
        >
          ↓
        </button>
        <button type="button" className="button button--outline" onClick={copy}>
          {texts.copy}
        </button>
        <button type="button" className="button button--ghost panel__remove" onClick={remove}>
          {texts.remove}
        </button>
      </PanelHead>
      <div className="dish-panel">
        <DishForm item={item} />
        <DishPreview item={item} />
      </div>
    </>
  );
}
