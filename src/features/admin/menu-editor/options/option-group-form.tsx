import { moveEntry } from "@/domain/menu/draft/menu-edit";
import { newMenuId } from "@/domain/menu/draft/menu-ids";
import type { MenuOption, MenuOptionGroup } from "@/domain/menu/menu.schema";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { useDisplayName } from "../dish/use-display-name";
import { CheckInput } from "../fields/check-input";
import { ChoiceInput } from "../fields/choice-input";
import { LocalizedInput } from "../fields/localized-input";
import { NumberInput } from "../fields/number-input";
import { AddByName } from "../list/add-by-name";
import { OptionForm } from "./option-form";

interface OptionGroupFormProps {
  readonly setting: MenuOptionGroup;
  /** By path relative to the group. */
  readonly errors: ReadonlyMap<string, string>;
  /** `null` deletes the group. */
  readonly onChange: (setting: MenuOptionGroup | null) => void;
}

/** Label, rules and options of one option group. */
export function OptionGroupForm({ setting, errors, onChange }: OptionGroupFormProps) {
  const texts = useTexts(menuEditorTexts);
  const displayName = useDisplayName();
  const { type, options } = setting;
  const setOptions = (next: MenuOption[]) => onChange({ ...setting, options: next });
  const add = (name: string) => {
    const taken = options.map(({ value }) => value);
    const value = newMenuId(name, taken, "option");
    setOptions([...options, { value, preis: 0, label: { de: name, en: "" } }]);
  };
  const setType = (next: string) => {
    const { min: _min, max: _max, ...rest } = setting;
    onChange(next === "checkbox" ? { ...setting, type: "checkbox" } : { ...rest, type: "radio" });
  };
  return (
    <fieldset className="option-group" data-testid="option-group">
      <legend className="option-group__legend">{displayName(setting.label)}</legend>
      <LocalizedInput
        part="label"
        value={setting.label}
        errors={errors}
        onChange={(label) => onChange({ ...setting, label })}
      />
      <div className="option-group__rules">
        <ChoiceInput
          field={{ label: texts.fields.type }}
          value={type}
          choices={[
            { value: "radio", label: texts.kinds.radio },
            { value: "checkbox", label: texts.kinds.checkbox },
          ]}
          onChange={setType}
        />
        {type === "checkbox" ? (
          <>
            <NumberInput
              field={{ label: texts.fields.min, error: errors.get("min") }}
              value={setting.min}
              onChange={(min) => onChange({ ...setting, min })}
            />
            <NumberInput
              field={{ label: texts.fields.max, error: errors.get("max") }}
              value={setting.max}
              onChange={(max) => onChange({ ...setting, max })}
            />
          </>
        ) : null}
        <CheckInput
          label={texts.fields.required}
          checked={setting.required ?? false}
          onChange={(checked) => onChange({ ...setting, required: checked || undefined })}
        />
        <CheckInput
          label={texts.fields.costs}
          checked={setting.costs}
          onChange={(costs) => onChange({ ...setting, costs })}
        />
      </div>
      {errors.has("options") ? <p className="edit-field__error">{errors.get("options")}</p> : null}
      <ul className="option-group__options">
        {options.map((option, index) => (
          <OptionForm
            key={option.value}
            option={option}
            errors={
              new Map(
                ["label.de", "label.en", "preis", "value"].flatMap((part) => {
                  const text = errors.get(`options.${index}.${part}`);
                  return text ? [[part, text]] : [];
                }),
              )
            }
            onChange={(next) => setOptions(options.map((each, at) => (at === index ? next : each)))}
            onAct={(act) =>
              setOptions(
                act === "remove"
                  ? options.filter((each) => each !== option)
                  : moveEntry(options, index, act === "up" ? index - 1 : index + 1),
              )
            }
          />
        ))}
      </ul>
      <AddByName label={texts.newOption} onAdd={add} />
      <button
        type="button"
        className="button button--ghost option-group__remove"
        onClick={() => onChange(null)}
      >
        {texts.removeGroup(displayName(setting.label))}
      </button>
    </fieldset>
  );
}
