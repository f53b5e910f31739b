import { Button, Field, Flex, NativeSelect } from "@chakra-ui/react";
import { useWatch } from "react-hook-form";
import { CloseIcon } from "@/admin-ui/icons";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { useFieldError } from "../../fields/use-field-error";

const MAX_JOINED = 10;

interface JoinTablesProps {
  readonly row: number;
  readonly tables: RestaurantDraft["tables"];
  readonly onChange: (ids: string[]) => void;
}

/** The tables of one combination: each is removed by a tap, more are added from a list. */
export function JoinTables({ row, tables, onChange }: JoinTablesProps) {
  const { rows } = useTexts(restaurantEditorTexts);
  const name = `table_joins.${row}.table_ids` as const;
  const ids = useWatch<RestaurantDraft, typeof name>({ name }) ?? [];
  const error = useFieldError(name);
  const nameOf = (id: string) => tables.find(({ table_id }) => table_id === id)?.name ?? "";
  const others = tables.filter(({ table_id }) => !ids.includes(table_id));
  return (
    <Flex wrap="wrap" flex="1 1 11rem" gap="2" minW="0">
      {ids.map((id) => (
        <Button
          key={id}
          variant="subtle"
          colorPalette="gray"
          aria-label={rows.leaveJoin(nameOf(id))}
          onClick={() => onChange(ids.filter((other) => other !== id))}
        >
          {nameOf(id)}
          <CloseIcon />
        </Button>
      ))}
      {others.length > 0 && ids.length < MAX_JOINED && (
        <Field.Root invalid={Boolean(error)} w="auto">
          <Field.Label className="visually-hidden">{rows.joinTable}</Field.Label>
          <NativeSelect.Root w="11rem">
            <NativeSelect.Field
              name={name}
              value=""
              onChange={(event) => onChange([...ids, event.target.value])}
            >
              <option value="">{rows.joinTable}</option>
              {others.map(({ table_id, name: label, room }) => (
                <option key={table_id} value={table_id}>
                  {room === "" ? label : `${label} · ${room}`}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
          <Field.ErrorText>{error}</Field.ErrorText>
        </Field.Root>
      )}
    </Flex>
  );
}
