import { replaceItem } from "@/domain/menu/draft/menu-edit";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useLanguage } from "@/i18n/use-texts";
import { issueTextsBelow } from "../draft/issue-text";
import { useEditorContext } from "../editor-context";
import { CheckInput } from "../fields/check-input";
import { ChoiceInput } from "../fields/choice-input";
import { LocalizedInput } from "../fields/localized-input";
import { NumberInput } from "../fields/number-input";
import { TextInput } from "../fields/text-input";
import { OptionGroups } from "../options/option-groups";
import { DishLabelling } from "./dish-labelling";
import { useDisplayName } from "./use-display-name";
import "./dish-form.css";

/** All fields of one dish. */
export function DishForm({ item }: { item: MenuItem }) {
  const { menu, issues, edit } = useEditorContext();
  const language = useLanguage();
  const displayName = useDisplayName();
  const texts = menuEditorTexts[language];
  const index = menu.items.indexOf(item);
  const errors = issueTextsBelow(issues, ["items", index], language);
  const change = (changes: Partial<MenuItem>) =>
    edit(`${item.id}/${Object.keys(changes).join()}`, (current) =>
      replaceItem(current, { ...item, ...changes }),
    );
  return (
    <div className="dish-form">
      <section className="dish-form__part">
        <h3>{texts.groups.names}</h3>
        <LocalizedInput
          part="name"
          value={item.name}
          errors={errors}
          onChange={(name) => change({ name })}
        />
        <LocalizedInput
          part="description"
          value={item.description}
          errors={errors}
          onChange={(description) => change({ description })}
        />
        <div className="dish-form__pair">
          <ChoiceInput
            field={{ label: texts.fields.category, error: errors.get("category") }}
            value={item.category}
            choices={menu.categories.map(({ id, name }) => ({
              value: id,
              label: displayName(name),
            }))}
            onChange={(category) => change({ category })}
          />
          <TextInput
            field={{
              label: texts.fields.number,
              hint: texts.optional,
              error: errors.get("number"),
            }}
            value={item.number ?? ""}
            onChange={(number) => change({ number })}
          />
        </div>
      </section>
      <section className="dish-form__part">
        <h3>{texts.groups.price}</h3>
        <div className="dish-form__numbers">
          <NumberInput
            field={{ label: texts.fields.preis, hint: texts.priceHint, error: errors.get("preis") }}
            unit="cents"
            value={Math.round(item.preis * 100)}
            onChange={(cents) => change({ preis: cents === undefined ? Number.NaN : cents / 100 })}
          />
          <ChoiceInput
            field={{ label: texts.fields.vat }}
            value={String(item.vat)}
            choices={[7, 19].map((rate) => ({ value: String(rate), label: texts.percent(rate) }))}
            onChange={(rate) => change({ vat: rate === "19" ? 19 : 7 })}
          />
          <NumberInput
            field={{
              label: texts.fields.deposit_cents,
              hint: texts.optional,
              error: errors.get("deposit_cents"),
            }}
            unit="cents"
            value={item.deposit_cents}
            onChange={(deposit_cents) => change({ deposit_cents })}
          />
          <NumberInput
            field={{
              label: texts.fields.volume_ml,
              hint: texts.optional,
              error: errors.get("volume_ml"),
            }}
            value={item.volume_ml}
            onChange={(volume_ml) => change({ volume_ml })}
          />
        </div>
        <CheckInput
          label={texts.fields.sold_out}
          checked={item.sold_out ?? false}
          onChange={(checked) => change({ sold_out: checked || undefined })}
        />
      </section>
      <OptionGroups item={item} errors={errors} onChange={change} />
      <DishLabelling item={item} errors={errors} onChange={change} />
    </div>
  );
}
