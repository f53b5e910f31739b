import { SortableList } from "@/admin-ui/motion/sortable-list";
import { changeItem, moveEntry, orderOptionGroups } from "@/domain/menu/draft/menu-edit";
import { newMenuId } from "@/domain/menu/draft/menu-ids";
import type { MenuOptionGroup } from "@/domain/menu/menu.schema";
import { sortedOptionGroups } from "@/domain/menu/options/sorted-option-groups";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import type { DishPartProps } from "../context/dish-part";
import { useDisplayName } from "../context/use-display-name";
import { useRemoval } from "../context/use-removal";
import { errorsBelow } from "../fields/errors-below";
import { FormPart } from "../fields/form-part";
import { AddByName } from "../list/add-by-name";
import { OptionGroupForm } from "./option-group-form";

/** The option groups of a dish, in the order in which guests see them. */
export function OptionGroups({ item, errors, onChange }: DishPartProps) {
  const texts = useTexts(menuEditorTexts);
  const displayName = useDisplayName();
  const removeWithUndo = useRemoval();
  const { settings } = item;
  const groups = sortedOptionGroups(item);
  const remove = (id: string, group: MenuOptionGroup) => {
    const { [id]: _removed, ...rest } = settings;
    removeWithUndo({
      name: displayName(group.label),
      remove: (menu) => changeItem(menu, item.id, (dish) => ({ ...dish, settings: rest })),
      restore: (menu) =>
        changeItem(menu, item.id, (dish) => ({
          ...dish,
          // An undo may have brought it back already.
          settings: { ...dish.settings, [id]: dish.settings[id] ?? group },
        })),
    });
  };
  const add = (name: string) => {
    const id = newMenuId(name, Object.keys(settings), "gruppe");
    const label = { de: name, en: "" };
    const group: MenuOptionGroup = {
      type: "radio",
      costs: true,
      label,
      required: true,
      options: [],
    };
    onChange({ settings: { ...settings, [id]: group } });
  };
  return (
    <FormPart title={texts.options} hint={groups.length > 0 ? texts.optionsHint : texts.noOptions}>
      <SortableList
        items={groups}
        itemKey={([id]) => id}
        label={([, group]) => displayName(group.label)}
        onMove={(from, to) => {
          const ids = moveEntry(groups, from, to).map(([id]) => id);
          onChange({ settings: orderOptionGroups(settings, ids) });
        }}
        renderItem={([id, group], handle) => (
          <OptionGroupForm
            group={group}
            place={{ dish: item.id, group: id, handle }}
            errors={errorsBelow(errors, `settings.${id}.`)}
            onChange={(changed) =>
              changed ? onChange({ settings: { ...settings, [id]: changed } }) : remove(id, group)
            }
          />
        )}
      />
      <AddByName label={texts.newGroup} onAdd={add} />
    </FormPart>
  );
}
