import type { MenuOption } from "@/domain/menu/menu.schema";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { CodesField } from "../dish/codes-field";
import { useDisplayName } from "../dish/use-display-name";
import { useEditorContext } from "../editor-context";
import { CheckInput } from "../fields/check-input";
import { LocalizedInput } from "../fields/localized-input";
import { NumberInput } from "../fields/number-input";

interface OptionFormProps {
  readonly option: MenuOption;
  readonly errors: ReadonlyMap<string, string>;
  readonly onChange: (option: MenuOption) => void;
  readonly onAct: (act: "up" | "down" | "remove") => void;
}

/** Label, surcharge and add-on codes of one option. */
export function OptionForm({ option, errors, onChange, onAct }: OptionFormProps) {
  const texts = useTexts(menuEditorTexts);
  const displayName = useDisplayName();
  const { restaurant } = useEditorContext();
  const { add_ons } = option;
  const name = displayName(option.label);
  const codes = add_ons ? add_ons.join(", ") || texts.none : texts.notDeclared;
  return (
    <li className="option-form">
      <div className="option-form__fields">
        <LocalizedInput
          part="label"
          value={option.label}
          errors={errors}
          onChange={(label) => onChange({ ...option, label })}
        />
        <NumberInput
          field={{ label: texts.fields.preis, error: errors.get("preis") }}
          unit="cents"
          value={Math.round(option.preis * 100)}
          onChange={(cents) =>
            onChange({ ...option, preis: cents === undefined ? Number.NaN : cents / 100 })
          }
        />
      </div>
      <div className="option-form__foot">
        <details className="option-form__codes">
          <summary>{texts.optionCodes(name, codes)}</summary>
          <CheckInput
            label={texts.declared}
            checked={add_ons !== undefined}
            onChange={(checked) => onChange({ ...option, add_ons: checked ? [] : undefined })}
          />
          {add_ons ? (
            <CodesField
              legend={texts.fields.add_ons}
              addOns={restaurant.add_ons}
              codes={add_ons}
              onChange={(next) => onChange({ ...option, add_ons: next })}
            />
          ) : null}
        </details>
        <div className="option-form__acts">
          <button
            type="button"
            className="icon-button"
            aria-label={texts.up(name)}
            onClick={() => onAct("up")}
          >
            ↑
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={texts.down(name)}
            onClick={() => onAct("down")}
          >
            ↓
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={texts.removeOption(name)}
            onClick={() => onAct("remove")}
          >
            ×
          </button>
        </div>
      </div>
    </li>
  );
}
