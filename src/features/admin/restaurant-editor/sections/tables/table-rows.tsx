import { Box, Grid, Text } from "@chakra-ui/react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { SortableList } from "@/admin-ui/motion/sortable-list";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { NumberCell } from "../../fields/number-input";
import { RemoveRow } from "../../fields/remove-row";
import { AddRow, Rows, RowsHead } from "../../fields/rows";
import { TextCell } from "../../fields/text-input";
import { useFieldError } from "../../fields/use-field-error";
import { nextTable } from "./next-table";

const MAX_TABLES = 200;
const ROOMS = "rooms-of-tables";
const NARROW = "2.75rem minmax(0, 1fr) 4.5rem 2.75rem";
const WIDE = "2.75rem minmax(4rem, 10rem) minmax(6rem, 16rem) 5.5rem 2.75rem";

/** Tables in the order in which the timeline shows them. */
export function TableRows() {
  const { fields: labels, rows } = useTexts(restaurantEditorTexts);
  const names = labels.plan;
  const { control, getValues, setValue } = useFormContext<RestaurantDraft>();
  const { fields, append, remove, move } = useFieldArray({ control, name: "tables" });
  const error = useFieldError("tables");
  const rowOf = (id: string) => fields.findIndex((field) => field.id === id);
  const nameAt = (row: number) => getValues(`tables.${row}.name`) ?? "";
  const rooms = new Set(getValues("tables").map(({ room }) => room.trim()));

  function removeTable(row: number): void {
    const id = getValues(`tables.${row}.table_id`);
    remove(row);
    setValue("table_joins", withoutTable(getValues("table_joins"), id), { shouldDirty: true });
  }

  return (
    <Rows
      title={rows.tables}
      error={error}
      actions={
        fields.length < MAX_TABLES && (
          <AddRow
            label={rows.addTable}
            onAdd={() => append(nextTable(getValues("tables"), crypto.randomUUID()))}
          />
        )
      }
    >
      {fields.length === 0 && <Text color="fg.muted">{rows.none}</Text>}
      {fields.length > 0 && <TablesHead />}
      <SortableList
        items={fields}
        itemKey={({ id }) => id}
        onMove={move}
        label={({ id }) => nameAt(rowOf(id)) || rows.unnamed}
        renderItem={({ id }, handle) => {
          const row = rowOf(id);
          return (
            <Grid
              templateColumns={{ base: NARROW, md: WIDE }}
              gap="2"
              pb={{ base: "4", md: "2" }}
              alignItems="start"
            >
              {handle}
              <TextCell name={`tables.${row}.name`} maxLength={40} />
              <Box gridColumn={{ base: "2 / 5", md: "auto" }} gridRow={{ base: "2", md: "auto" }}>
                <TextCell
                  name={`tables.${row}.room`}
                  maxLength={40}
                  placeholder={rows.exampleRoom}
                  list={ROOMS}
                />
              </Box>
              <NumberCell name={`tables.${row}.seats`} decimals={0} maxLength={3} />
              <RemoveRow
                what={`${names["tables.name"]} ${nameAt(row)}`}
                onRemove={() => removeTable(row)}
              />
            </Grid>
          );
        }}
      />
      <datalist id={ROOMS}>
        {[...rooms].filter(Boolean).map((room) => (
          <option key={room} value={room}>
            {room}
          </option>
        ))}
      </datalist>
    </Rows>
  );
}

/** Names of the columns; on a phone, name and room share one. */
function TablesHead() {
  const { plan: names } = useTexts(restaurantEditorTexts).fields;
  const [name, room, seats] = [names["tables.name"], names["tables.room"], names["tables.seats"]];
  return (
    <>
      <Box hideBelow="md">
        <RowsHead columns={WIDE} names={["", name, room, seats]} />
      </Box>
      <Box hideFrom="md">
        <RowsHead columns={NARROW} names={["", `${name}, ${room}`, seats]} />
      </Box>
    </>
  );
}

/** Combinations without a removed table; those with a single table left go with it. */
function withoutTable(
  joins: RestaurantDraft["table_joins"],
  removed: string,
): RestaurantDraft["table_joins"] {
  return joins.flatMap(({ table_ids }) => {
    const left = table_ids.filter((id) => id !== removed);
    return left.length < table_ids.length && left.length < 2 ? [] : [{ table_ids: left }];
  });
}
