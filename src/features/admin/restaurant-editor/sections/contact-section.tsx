import { useFieldArray, useFormContext } from "react-hook-form";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { AddRow, RemoveRow } from "../fields/row-buttons";
import { FieldError, TextInput } from "../fields/text-input";
import { useFieldError } from "../fields/use-field-error";
import { EditorSection } from "./editor-section";

const MAX_PHONES = 6;

/** Address, location and contact. */
export function ContactSection() {
  const { hints } = useTexts(restaurantEditorTexts);
  return (
    <EditorSection name="contact">
      <div className="editor-grid">
        <TextInput name="address.line1" required />
        <TextInput name="address.line2" />
        <TextInput name="address.zip" required inputMode="numeric" maxLength={5} />
        <TextInput name="address.city" required />
        <TextInput name="address.region" />
        <TextInput name="owner" required />
        <TextInput name="location.lat" required inputMode="decimal" hint={hints.location} />
        <TextInput name="location.lng" required inputMode="decimal" />
        <TextInput name="email" type="email" inputMode="email" />
        <TextInput name="tax" />
      </div>
      <Phones />
    </EditorSection>
  );
}

function Phones() {
  const { fields: names, rows } = useTexts(restaurantEditorTexts);
  const { control, getValues } = useFormContext<RestaurantDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: "phones" });
  const error = useFieldError("phones");
  return (
    <div className="editor-rows">
      <ul className="editor-rows__list" aria-label={names.phone}>
        {fields.map(({ id }, row) => (
          <li key={id} className="editor-row editor-row--phone">
            <TextInput
              name={`phones.${row}.number`}
              label={`${names.phone} ${row + 1}`}
              type="tel"
              inputMode="tel"
            />
            <RemoveRow what={getValues(`phones.${row}.number`)} onRemove={() => remove(row)} />
          </li>
        ))}
      </ul>
      <FieldError text={error} />
      {fields.length < MAX_PHONES && (
        <AddRow label={rows.addPhone} onAdd={() => append({ number: "" })} />
      )}
    </div>
  );
}
