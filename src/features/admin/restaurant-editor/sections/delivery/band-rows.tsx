import { Grid } from "@chakra-ui/react";
import { useFieldArray, useFormContext } from "react-hook-form";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { NumberCell } from "../../fields/number-input";
import { RemoveRow } from "../../fields/remove-row";
import { AddRow, PAIR_COLUMNS, Rows, RowsHead } from "../../fields/rows";
import { useFieldError } from "../../fields/use-field-error";

/** Delivery fees by distance. */
export function BandRows() {
  const { fields: labels, hints, rows } = useTexts(restaurantEditorTexts);
  const names = labels.delivery;
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
      <RowsHead
        columns={PAIR_COLUMNS}
        names={[names["cost_by_distance.km"], names["cost_by_distance.fee"]]}
      />
      {fields.map(({ id }, row) => (
        <Grid key={id} templateColumns={PAIR_COLUMNS} gap="2" alignItems="start">
          <NumberCell name={`cost_by_distance.${row}.km`} />
          <NumberCell name={`cost_by_distance.${row}.fee`} decimals={2} />
          <RemoveRow
            what={`${names["cost_by_distance.fee"]} ${rows.upToKm(getValues(`cost_by_distance.${row}.km`))}`}
            onRemove={() => remove(row)}
          />
        </Grid>
      ))}
    </Rows>
  );
}
