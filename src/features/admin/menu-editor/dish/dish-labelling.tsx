import type { MenuItem } from "@/domain/menu/menu.schema";
import { DIETS } from "@/domain/menu/search/diets";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { menuTexts } from "@/i18n/menu-texts";
import { useLanguage } from "@/i18n/use-texts";
import { useEditorContext } from "../editor-context";
import { CheckInput } from "../fields/check-input";
import { NumberInput } from "../fields/number-input";
import { CodesField } from "./codes-field";

interface DishLabellingProps {
  readonly item: MenuItem;
  readonly errors: ReadonlyMap<string, string>;
  readonly onChange: (changes: Partial<MenuItem>) => void;
}

/** Add-on codes, diets and minimum age of a dish. */
export function DishLabelling({ item, errors, onChange }: DishLabellingProps) {
  const { restaurant } = useEditorContext();
  const language = useLanguage();
  const texts = menuEditorTexts[language];
  const { add_ons, diet = [] } = item;
  const problem = [...errors].find(([path]) => path.startsWith("add_ons"))?.[1];
  return (
    <section className="dish-form__part">
      <h3>{texts.groups.facts}</h3>
      <CheckInput
        label={texts.declared}
        hint={texts.declaredHint}
        checked={add_ons !== undefined}
        onChange={(checked) => onChange({ add_ons: checked ? [] : undefined })}
      />
      {problem ? <p className="edit-field__error">{problem}</p> : null}
      {add_ons ? (
        <CodesField
          legend={texts.fields.add_ons}
          addOns={restaurant.add_ons}
          codes={add_ons}
          onChange={(codes) => onChange({ add_ons: codes })}
        />
      ) : null}
      <fieldset className="dish-form__diets">
        <legend>{texts.diets}</legend>
        {DIETS.map((each) => (
          <CheckInput
            key={each}
            label={menuTexts[language].diets[each]}
            checked={diet.includes(each)}
            onChange={(checked) => {
              const next = DIETS.filter((one) => (one === each ? checked : diet.includes(one)));
              onChange({ diet: next.length > 0 ? next : undefined });
            }}
          />
        ))}
      </fieldset>
      <NumberInput
        field={{ label: texts.fields.min_age, hint: texts.optional, error: errors.get("min_age") }}
        value={item.min_age}
        onChange={(min_age) => onChange({ min_age })}
      />
    </section>
  );
}
