import { newMenuId } from "@/domain/menu/draft/menu-ids";
import type { MenuItem, MenuOptionGroup } from "@/domain/menu/menu.schema";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { AddByName } from "../list/add-by-name";
import { OptionGroupForm } from "./option-group-form";
import "./option-groups.css";

interface OptionGroupsProps {
  readonly item: MenuItem;
  readonly errors: ReadonlyMap<string, string>;
  readonly onChange: (changes: Partial<MenuItem>) => void;
}

export function OptionGroups({ item, errors, onChange }: OptionGroupsProps) {
  const texts = useTexts(menuEditorTexts);
  const { settings } = item;
  const groups = Object.entries(settings);
  const change = (id: string, setting: MenuOptionGroup | null) =>
    onChange({
      settings: Object.fromEntries(
        groups.flatMap(([key, group]) => {
          if (key !== id) return [[key, group]];
          return setting ? [[key, setting]] : [];
        }),
      ),
    });
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
    <section className="dish-form__part">
      <h3>{texts.options}</h3>
      <p className="dish-form__help">{groups.length > 0 ? texts.optionsHint : texts.noOptions}</p>
      {groups.map(([id, setting]) => (
        <OptionGroupForm
          key={id}
          setting={setting}
          errors={errorsBelow(errors, `settings.${id}.`)}
          onChange={(changed) => change(id, changed)}
        />
      ))}
      <AddByName label={texts.newGroup} onAdd={add} />
    </section>
  );
}

function errorsBelow(
  errors: ReadonlyMap<string, string>,
  start: string,
): ReadonlyMap<string, string> {
  const found = [...errors].filter(([path]) => path.startsWith(start));
  return new Map(found.map(([path, text]) => [path.slice(start.length), text]));
}
