import { Grid } from "@chakra-ui/react";
import { useFieldArray, useFormContext } from "react-hook-form";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { NumberCell } from "../../fields/number-input";
import { RemoveRow } from "../../fields/remove-row";
import { AddRow, PAIR_COLUMNS, Rows, RowsHead } from "../../fields/rows";
import { useFieldError } from "../../fields/use-field-error";

const MAX_STAYS = 20;
const name = "reservation_policy.stay_minutes";

/** Length of stay by party size. */
export function StayRows() {
  const { fields: labels, hints, rows } = useTexts(restaurantEditorTexts);
  const names = labels.tables;
  const { control } = useFormContext<RestaurantDraft>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const error = useFieldError(name);
  return (
    <Rows
      title={rows.stays}
      hint={hints.stay}
      error={error}
      actions={
        fields.length < MAX_STAYS && (
          <AddRow label={rows.addStay} onAdd={() => append({ up_to: "", minutes: "" })} />
        )
      }
    >
      <RowsHead columns={PAIR_COLUMNS} names={[names[`${name}.up_to`], names[`${name}.minutes`]]} />
      {fields.map(({ id }, row) => (
        <Grid key={id} templateColumns={PAIR_COLUMNS} gap="2" alignItems="start">
          <NumberCell name={`${name}.${row}.up_to`} decimals={0} />
          <NumberCell name={`${name}.${row}.minutes`} decimals={0} />
          <RemoveRow what={`${names[name]} ${row + 1}`} onRemove={() => remove(row)} />
        </Grid>
      ))}
    </Rows>
  );
}
