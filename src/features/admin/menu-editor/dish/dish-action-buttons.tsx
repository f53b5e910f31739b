import { Button } from "@chakra-ui/react";
import { ChevronDownIcon } from "@/admin-ui/icons";
import { ActionMenu } from "@/admin-ui/overlay/action-menu";
import { copyItem, insertItem, removeItem, restoreItem } from "@/domain/menu/draft/menu-edit";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { useEditorContext } from "../context/editor-context";
import { useDisplayName } from "../context/use-display-name";
import { useRemoval } from "../context/use-removal";
import { useListActions } from "../list/use-list-actions";

/** Moves a dish into another category, copies it, deletes it. */
export function DishActionButtons({ item }: { readonly item: MenuItem }) {
  const { menu, edit, show } = useEditorContext();
  const texts = useTexts(menuEditorTexts);
  const displayName = useDisplayName();
  const removeWithUndo = useRemoval();
  const { place } = useListActions();
  const copy = () => {
    const { de, en } = item.name;
    const copied = copyItem(menu, item, { de: texts.copied(de), en: en && texts.copied(en) });
    edit(null, (current) => insertItem(current, copied, item.id));
    show({ kind: "item", id: copied.id });
  };
  const remove = () => {
    const index = menu.items.indexOf(item);
    removeWithUndo({
      name: displayName(item.name),
      remove: (current) => removeItem(current, item.id),
      restore: (current) => restoreItem(current, item, index),
    });
    show(null);
  };
  return (
    <>
      <ActionMenu
        label={texts.moveTo}
        items={menu.categories.map(({ id, name }) => ({
          value: id,
          label: displayName(name),
          disabled: id === item.category,
          onSelect: () => place(item.id, id, menu.items.length),
        }))}
      >
        <Button variant="outline" colorPalette="gray" px="3">
          {texts.moveTo} <ChevronDownIcon />
        </Button>
      </ActionMenu>
      <Button variant="outline" colorPalette="gray" px="3" onClick={copy}>
        {texts.copy}
      </Button>
      <Button variant="ghost" colorPalette="danger" px="3" onClick={remove}>
        {texts.remove}
      </Button>
    </>
  );
}
