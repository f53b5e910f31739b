import { useFieldArray, useFormContext } from "react-hook-form";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { parseAmount } from "../draft/draft-numbers";
import { AddRow, RemoveRow } from "../fields/row-buttons";
import { FieldError, TextInput } from "../fields/text-input";
import { useFieldError } from "../fields/use-field-error";

type Minimum = RestaurantDraft["min_delivery_amount_by_zip"][number];

const MAX_MINIMUMS = 200;

/** Minimum order by town. */
export function MinimumRows() {
  const { fields: names, hints, rows } = useTexts(restaurantEditorTexts);
  const { control, getValues } = useFormContext<RestaurantDraft>();
  const name = "min_delivery_amount_by_zip";
  const { fields, append, remove, replace } = useFieldArray({ control, name });
  const error = useFieldError(name);
  const sort = (order: (one: Minimum, other: Minimum) => number) =>
    replace(getValues(name).toSorted(order));
  return (
    <fieldset className="editor-rows">
      <legend className="editor-rows__title">{rows.minimums}</legend>
      <p className="editor-field__hint">{hints.minimums}</p>
      <div className="editor-rows__head editor-row--minimum" aria-hidden="true">
        <span>{names.minimumZip}</span>
        <span>{names.minimumTown}</span>
        <span>{names.minimumAmount}</span>
      </div>
      <ul className="editor-rows__list">
        {fields.map(({ id }, row) => (
          <li key={id} className="editor-row editor-row--minimum">
            <TextInput
              name={`${name}.${row}.zip`}
              inputMode="numeric"
              maxLength={5}
              autoComplete="off"
              isBare
            />
            <TextInput name={`${name}.${row}.label`} autoComplete="off" isBare />
            <TextInput
              name={`${name}.${row}.min_delivery_amount`}
              inputMode="decimal"
              autoComplete="off"
              isBare
            />
            <RemoveRow
              what={minimumName(getValues(`${name}.${row}`))}
              onRemove={() => remove(row)}
            />
          </li>
        ))}
      </ul>
      {fields.length === 0 && <p className="editor-field__hint">{rows.none}</p>}
      <FieldError text={error} />
      <div className="editor-rows__actions">
        {fields.length < MAX_MINIMUMS && (
          <AddRow
            label={rows.addMinimum}
            onAdd={() => append({ label: "", zip: "", min_delivery_amount: "" })}
          />
        )}
        {fields.length > 1 && (
          <>
            <button type="button" className="row-button" onClick={() => sort(byAmount)}>
              {rows.sortByAmount}
            </button>
            <button type="button" className="row-button" onClick={() => sort(byZip)}>
              {rows.sortByZip}
            </button>
          </>
        )}
      </div>
    </fieldset>
  );
}

function minimumName(minimum: Minimum | undefined): string {
  return minimum ? `${minimum.zip} ${minimum.label}` : "";
}

/** Invalid amounts come last. */
function byAmount(one: Minimum, other: Minimum): number {
  const [amount, against] = [one, other].map(
    ({ min_delivery_amount }) => parseAmount(min_delivery_amount) || Infinity,
  );
  return (amount ?? 0) === (against ?? 0) ? byZip(one, other) : (amount ?? 0) - (against ?? 0);
}

function byZip(one: Minimum, other: Minimum): number {
  return minimumName(one).localeCompare(minimumName(other), "de");
}
