import { useFormContext, useWatch } from "react-hook-form";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { parseNumber } from "@/domain/text/number-text";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { EditorSection } from "../../fields/editor-section";
import { JoinRows } from "./join-rows";
import { TableRows } from "./table-rows";

/** The list of tables with their rooms, and the combinations of tables. */
export function TablesSection() {
  const { hints } = useTexts(restaurantEditorTexts);
  const { control } = useFormContext<RestaurantDraft>();
  const tables = useWatch({ control, name: "tables" });
  const seats = tables.reduce((sum, table) => sum + (parseNumber(table.seats) ?? 0), 0);
  return (
    <EditorSection
      name="plan"
      description={tables.length > 0 ? hints.seatsOfTables(seats, tables.length) : hints.plan}
    >
      <TableRows />
      {tables.length > 1 && <JoinRows tables={tables} />}
    </EditorSection>
  );
}
