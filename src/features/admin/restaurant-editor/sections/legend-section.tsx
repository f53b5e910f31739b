import { useId } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { EU_ALLERGENS } from "@/domain/tenant/eu-allergens";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { AddRow, RemoveRow } from "../fields/row-buttons";
import { FieldError, TextInput } from "../fields/text-input";
import { useFieldError } from "../fields/use-field-error";
import { EditorSection } from "./editor-section";

/** Legend of the add-on codes. */
export function LegendSection() {
  const { hints, rows, fields: names, languages } = useTexts(restaurantEditorTexts);
  const { control, getValues } = useFormContext<RestaurantDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: "add_ons" });
  const error = useFieldError("add_ons");
  return (
    <EditorSection name="legend">
      <p className="editor-field__hint">{hints.legend}</p>
      <details className="editor-fold">
        <summary className="editor-fold__title">{rows.codes(fields.length)}</summary>
        <div className="editor-rows">
          <div className="editor-rows__head editor-row--code" aria-hidden="true">
            <span>{names.code}</span>
            <span>{languages.de}</span>
            <span>{languages.en}</span>
            <span>{names.allergen}</span>
          </div>
          <ul className="editor-rows__list">
            {fields.map(({ id }, row) => (
              <li key={id} className="editor-row editor-row--code">
                <TextInput name={`add_ons.${row}.code`} maxLength={3} autoComplete="off" isBare />
                <TextInput name={`add_ons.${row}.de`} lang="de" autoComplete="off" isBare />
                <TextInput name={`add_ons.${row}.en`} lang="en" autoComplete="off" isBare />
                <AllergenChoice row={row} />
                <RemoveRow
                  what={`${names.code} ${getValues(`add_ons.${row}.code`)}`}
                  onRemove={() => remove(row)}
                />
              </li>
            ))}
          </ul>
          <FieldError text={error} />
          <AddRow
            label={rows.addCode}
            onAdd={() => append({ code: "", de: "", en: "", allergen: "" })}
          />
        </div>
      </details>
    </EditorSection>
  );
}

function AllergenChoice({ row }: { row: number }) {
  const { fields, allergens, rows } = useTexts(restaurantEditorTexts);
  const { register } = useFormContext<RestaurantDraft>();
  const id = useId();
  return (
    <div className="editor-field">
      <label className="visually-hidden" htmlFor={id}>
        {fields.allergen}
      </label>
      <select className="editor-field__input" id={id} {...register(`add_ons.${row}.allergen`)}>
        <option value="">{rows.noAllergen}</option>
        {EU_ALLERGENS.map((allergen) => (
          <option key={allergen} value={allergen}>
            {allergens[allergen]}
          </option>
        ))}
      </select>
    </div>
  );
}
