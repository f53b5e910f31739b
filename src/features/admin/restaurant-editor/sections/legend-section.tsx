import { Box } from "@chakra-ui/react";
import { useFieldArray, useFormContext } from "react-hook-form";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { EditorSection } from "../fields/editor-section";
import { AddRow, Rows, RowsHead } from "../fields/rows";
import { useFieldError } from "../fields/use-field-error";
import { CODE_COLUMNS, LegendRow } from "./legend-row";

/** Legend of the add-on codes. */
export function LegendSection() {
  const { hints, rows, fields: names, languages } = useTexts(restaurantEditorTexts);
  const { control } = useFormContext<RestaurantDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: "add_ons" });
  const error = useFieldError("add_ons");
  return (
    <EditorSection name="legend" description={hints.legend}>
      <details>
        <Box
          as="summary"
          cursor="pointer"
          minH="11"
          lineHeight="2.75rem"
          fontWeight="semibold"
          color="colorPalette.fg"
        >
          {rows.codes(fields.length)}
        </Box>
        <Rows
          title={<span className="visually-hidden">{rows.codes(fields.length)}</span>}
          error={error}
          actions={
            <AddRow
              label={rows.addCode}
              onAdd={() => append({ code: "", de: "", en: "", allergen: "" })}
            />
          }
        >
          <Box hideBelow="md">
            <RowsHead
              columns={CODE_COLUMNS}
              names={[
                names.legend["add_ons.code"],
                languages.de,
                languages.en,
                names.legend["add_ons.allergen"],
              ]}
            />
          </Box>
          {fields.map(({ id }, row) => (
            <LegendRow key={id} row={row} onRemove={() => remove(row)} />
          ))}
        </Rows>
      </details>
    </EditorSection>
  );
}
