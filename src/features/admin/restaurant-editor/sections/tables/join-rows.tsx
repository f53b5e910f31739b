import { Flex, Text } from "@chakra-ui/react";
import { useFormContext, useWatch } from "react-hook-form";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { parseNumber } from "@/domain/text/number-text";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { RemoveRow } from "../../fields/remove-row";
import { AddRow, Rows } from "../../fields/rows";
import { JoinTables } from "./join-tables";

const MAX_JOINS = 200;

/** Combinations of tables. */
export function JoinRows({ tables }: { readonly tables: RestaurantDraft["tables"] }) {
  const { rows, hints } = useTexts(restaurantEditorTexts);
  const { control, setValue } = useFormContext<RestaurantDraft>();
  const joins = useWatch({ control, name: "table_joins" });
  const change = (next: RestaurantDraft["table_joins"]) =>
    setValue("table_joins", next, { shouldDirty: true });
  const seatsOf = (id: string) =>
    parseNumber(tables.find(({ table_id }) => table_id === id)?.seats ?? "") ?? 0;
  return (
    <Rows
      title={rows.joins}
      hint={hints.joins}
      actions={
        joins.length < MAX_JOINS && (
          <AddRow label={rows.addJoin} onAdd={() => change([...joins, { table_ids: [] }])} />
        )
      }
    >
      {joins.map(({ table_ids }, row) => (
        <Flex
          key={row}
          role="group"
          aria-label={rows.joinNumber(row + 1)}
          gap="2"
          wrap="wrap"
          align="start"
          justify="space-between"
          maxW="44rem"
          borderBottomWidth="1px"
          pb="2"
        >
          <JoinTables
            row={row}
            tables={tables}
            onChange={(ids) => change(joins.with(row, { table_ids: ids }))}
          />
          <Flex align="center" gap="2" flexShrink="0">
            <Text color="fg.muted" textStyle="sm">
              {rows.seats(table_ids.reduce((sum, id) => sum + seatsOf(id), 0))}
            </Text>
            <RemoveRow
              what={rows.joinNumber(row + 1)}
              onRemove={() => change(joins.toSpliced(row, 1))}
            />
          </Flex>
        </Flex>
      ))}
    </Rows>
  );
}
