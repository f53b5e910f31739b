import { Grid } from "@chakra-ui/react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { SortableList } from "@/admin-ui/motion/sortable-list";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { RemoveRow } from "../fields/remove-row";
import { AddRow, Rows } from "../fields/rows";
import { TextCell } from "../fields/text-input";
import { useFieldError } from "../fields/use-field-error";

const MAX_PHONES = 6;

/** Telephone numbers; guests see the first one first. */
export function PhoneRows() {
  const { fields: names, rows, hints } = useTexts(restaurantEditorTexts);
  const { control, getValues } = useFormContext<RestaurantDraft>();
  const { fields, append, remove, move } = useFieldArray({ control, name: "phones" });
  const error = useFieldError("phones");
  const numberAt = (row: number) => getValues(`phones.${row}.number`) ?? "";
  const rowOf = (id: string) => fields.findIndex((field) => field.id === id);
  return (
    <Rows
      title={rows.phones}
      hint={hints.phones}
      error={error}
      actions={
        fields.length < MAX_PHONES && (
          <AddRow label={rows.addPhone} onAdd={() => append({ number: "" })} />
        )
      }
    >
      <SortableList
        items={fields}
        itemKey={({ id }) => id}
        onMove={move}
        label={({ id }) => numberAt(rowOf(id)) || rows.unnamed}
        renderItem={({ id }, handle) => {
          const row = rowOf(id);
          return (
            <Grid
              templateColumns="2.75rem minmax(0, 24rem) 2.75rem"
              gap="2"
              pb="2"
              alignItems="start"
            >
              {handle}
              <TextCell
                name={`phones.${row}.number`}
                label={`${names.contact.phones} ${row + 1}`}
                type="tel"
                inputMode="tel"
              />
              <RemoveRow what={numberAt(row)} onRemove={() => remove(row)} />
            </Grid>
          );
        }}
      />
    </Rows>
  );
}
