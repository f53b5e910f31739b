import { Grid } from "@chakra-ui/react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { CellInput } from "../../fields/cell-input";
import { RemoveRow } from "../../fields/remove-row";
import { AddRow, PAIR_COLUMNS, Rows, RowsHead } from "../../fields/rows";
import { useFieldError } from "../../fields/use-field-error";

/** Delivery fees by distance. */
export function BandRows() {
  const { fields: names, hints, rows } = useTexts(restaurantEditorTexts);
  const { control, getValues } = useFormContext<RestaurantDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: "cost_by_distance" });
  const error = useFieldError("cost_by_distance");
  return (
    <Rows
      title={rows.bands}
      hint={hints.bands}
      error={error}
      actions={<AddRow label={rows.addBand} onAdd={() => append({ km: "", fee: "" })} />}
    >
      <RowsHead columns={PAIR_COLUMNS} names={[names.bandKm, names.bandFee]} />
      {fields.map(({ id }, row) => (
        <Grid key={id} templateColumns={PAIR_COLUMNS} gap="2" alignItems="start">
          <CellInput name={`cost_by_distance.${row}.km`} inputMode="decimal" />
          <CellInput name={`cost_by_distance.${row}.fee`} inputMode="decimal" />
          <RemoveRow
            what={`${names.bandFee} ${rows.upToKm(getValues(`cost_by_distance.${row}.km`))}`}
            onRemove={() => remove(row)}
          />
        </Grid>
      ))}
    </Rows>
  );
}
