import type { ReactNode } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { AddRow, RemoveRow } from "../fields/row-buttons";
import { FieldError, TextInput } from "../fields/text-input";
import { useFieldError } from "../fields/use-field-error";
import { EditorSection } from "./editor-section";
import { MinimumRows } from "./minimum-rows";

const DECIMAL = { inputMode: "decimal", autoComplete: "off" } as const;

/** Delivery fees, minimums and reach; `children` is the preview. */
export function DeliverySection({ children }: { children: ReactNode }) {
  const { hints } = useTexts(restaurantEditorTexts);
  return (
    <EditorSection name="delivery">
      <div className="editor-grid editor-grid--numbers">
        <TextInput name="min_delivery_amount" required hint={hints.minimum} {...DECIMAL} />
        <TextInput name="max_delivery_location_in_km" hint={hints.reach} {...DECIMAL} />
        <TextInput name="delivary_end_min" inputMode="numeric" hint={hints.end} />
      </div>
      <BandRows />
      <MinimumRows />
      {children}
    </EditorSection>
  );
}

function BandRows() {
  const { fields: names, hints, rows } = useTexts(restaurantEditorTexts);
  const { control, getValues } = useFormContext<RestaurantDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: "cost_by_distance" });
  const error = useFieldError("cost_by_distance");
  return (
    <fieldset className="editor-rows">
      <legend className="editor-rows__title">{rows.bands}</legend>
      <p className="editor-field__hint">{hints.bands}</p>
      <div className="editor-rows__head editor-row--pair" aria-hidden="true">
        <span>{names.bandKm}</span>
        <span>{names.bandFee}</span>
      </div>
      <ul className="editor-rows__list">
        {fields.map(({ id }, row) => (
          <li key={id} className="editor-row editor-row--pair">
            <TextInput name={`cost_by_distance.${row}.km`} isBare {...DECIMAL} />
            <TextInput name={`cost_by_distance.${row}.fee`} isBare {...DECIMAL} />
            <RemoveRow
              what={`${names.bandFee} ${rows.upToKm(getValues(`cost_by_distance.${row}.km`))}`}
              onRemove={() => remove(row)}
            />
          </li>
        ))}
      </ul>
      <FieldError text={error} />
      <AddRow label={rows.addBand} onAdd={() => append({ km: "", fee: "" })} />
    </fieldset>
  );
}
