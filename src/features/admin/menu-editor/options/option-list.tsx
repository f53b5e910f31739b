import { SortableList } from "@/admin-ui/motion/sortable-list";
import { changeItem, insertEntry, moveEntry } from "@/domain/menu/draft/menu-edit";
import { newMenuId } from "@/domain/menu/draft/menu-ids";
import type { MenuItem, MenuOption } from "@/domain/menu/menu.schema";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { useDisplayName } from "../context/use-display-name";
import { useRemoval } from "../context/use-removal";
import { errorsBelow } from "../fields/errors-below";
import { AddByName } from "../list/add-by-name";
import type { GroupPartProps } from "./group-part";
import { OptionForm } from "./option-form";

/** The options of a group, to sort, add and remove. */
export function OptionList({ group, place, errors, onChange }: GroupPartProps) {
  const texts = useTexts(menuEditorTexts);
  const displayName = useDisplayName();
  const removeWithUndo = useRemoval();
  const { options } = group;
  const setOptions = (next: MenuOption[]) => onChange({ ...group, options: next });
  const add = (name: string) => {
    const taken = options.map(({ value }) => value);
    const value = newMenuId(name, taken, "option");
    setOptions([...options, { value, preis: 0, label: { de: name, en: "" } }]);
  };
  const remove = (option: MenuOption, index: number) => {
    const change =
      (changed: (options: readonly MenuOption[]) => MenuOption[]) => (dish: MenuItem) =>
        withOptions(dish, place.group, changed);
    removeWithUndo({
      name: displayName(option.label),
      remove: (menu) =>
        changeItem(
          menu,
          place.dish,
          change((all) => all.filter(({ value }) => value !== option.value)),
        ),
      restore: (menu) =>
        changeItem(
          menu,
          place.dish,
          change((all) =>
            // An undo may have brought it back already.
            all.some(({ value }) => value === option.value)
              ? [...all]
              : insertEntry(all, index, option),
          ),
        ),
    });
  };
  return (
    <>
      <SortableList
        items={options}
        itemKey={({ value }) => value}
        label={({ label }) => displayName(label)}
        onMove={(from, to) => setOptions(moveEntry(options, from, to))}
        renderItem={(option, handle) => {
          const index = options.indexOf(option);
          return (
            <OptionForm
              option={option}
              place={{ key: `${place.dish}/${place.group}/${option.value}`, handle }}
              errors={errorsBelow(errors, `options.${index}.`)}
              onChange={(changed) =>
                changed
                  ? setOptions(options.map((each) => (each === option ? changed : each)))
                  : remove(option, index)
              }
            />
          );
        }}
      />
      <AddByName label={texts.newOption} onAdd={add} />
    </>
  );
}

function withOptions(
  dish: MenuItem,
  id: string,
  change: (options: readonly MenuOption[]) => MenuOption[],
): MenuItem {
  const group = dish.settings[id];
  if (!group) return dish;
  const changed = { ...group, options: change(group.options) };
  return { ...dish, settings: { ...dish.settings, [id]: changed } };
}
