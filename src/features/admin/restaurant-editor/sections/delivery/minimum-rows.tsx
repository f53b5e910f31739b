import { Box, Button, Text } from "@chakra-ui/react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { SortableList } from "@/admin-ui/motion/sortable-list";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { parseNumber } from "@/domain/text/number-text";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { RemoveRow } from "../../fields/remove-row";
import { AddRow, Rows, RowsHead } from "../../fields/rows";
import { useFieldError } from "../../fields/use-field-error";
import { MINIMUM_COLUMNS, MinimumRow } from "./minimum-row";

type Minimum = RestaurantDraft["min_delivery_amount_by_zip"][number];

const MAX_MINIMUMS = 200;
const name = "min_delivery_amount_by_zip";

/** Minimum order by town, in the order in which guests see it. */
export function MinimumRows() {
  const { fields: labels, hints, rows } = useTexts(restaurantEditorTexts);
  const names = labels.delivery;
  const { control, getValues } = useFormContext<RestaurantDraft>();
  const { fields, append, remove, replace, move } = useFieldArray({ control, name });
  const error = useFieldError(name);
  const sort = (order: (one: Minimum, other: Minimum) => number) =>
    replace(getValues(name).toSorted(order));
  const rowOf = (id: string) => fields.findIndex((field) => field.id === id);
  const townAt = (row: number) => townName(getValues(`${name}.${row}`));
  return (
    <Rows
      title={rows.minimums}
      hint={hints.minimums}
      error={error}
      actions={
        <>
          {fields.length < MAX_MINIMUMS && (
            <AddRow
              label={rows.addMinimum}
              onAdd={() => append({ label: "", zip: "", min_delivery_amount: "" })}
            />
          )}
          {fields.length > 1 && (
            <>
              <Button variant="ghost" colorPalette="gray" onClick={() => sort(byAmount)}>
                {rows.sortByAmount}
              </Button>
              <Button variant="ghost" colorPalette="gray" onClick={() => sort(byZip)}>
                {rows.sortByZip}
              </Button>
            </>
          )}
        </>
      }
    >
      <Box hideBelow="md">
        <RowsHead
          columns={MINIMUM_COLUMNS}
          names={[
            "",
            names[`${name}.zip`],
            names[`${name}.label`],
            names[`${name}.min_delivery_amount`],
          ]}
        />
      </Box>
      {fields.length === 0 && <Text color="fg.muted">{rows.none}</Text>}
      <SortableList
        items={fields}
        itemKey={({ id }) => id}
        onMove={move}
        label={({ id }) => townAt(rowOf(id)) || rows.unnamed}
        renderItem={({ id }, handle) => {
          const row = rowOf(id);
          return (
            <MinimumRow row={row} handle={handle}>
              <RemoveRow what={townAt(row)} onRemove={() => remove(row)} />
            </MinimumRow>
          );
        }}
      />
    </Rows>
  );
}

function townName(minimum: Minimum | undefined): string {
  return minimum ? `${minimum.zip} ${minimum.label}`.trim() : "";
}

function byAmount(one: Minimum, other: Minimum): number {
  const [amount, against] = [amountOf(one), amountOf(other)];
  return amount === against ? byZip(one, other) : amount - against;
}

/** Infinity for an invalid amount, which comes last. */
function amountOf({ min_delivery_amount }: Minimum): number {
  return parseNumber(min_delivery_amount) ?? Infinity;
}

function byZip(one: Minimum, other: Minimum): number {
  return townName(one).localeCompare(townName(other), "de");
}
