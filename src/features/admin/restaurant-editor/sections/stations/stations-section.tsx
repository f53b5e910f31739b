import { Grid, Text } from "@chakra-ui/react";
import { useFormContext, useWatch } from "react-hook-form";
import { TableSkeleton } from "@/admin-ui/feedback/table-skeleton";
import { useBoardMenu } from "@/data/staff/use-board-menu";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { MAX_STATION_NAME, MAX_STATIONS } from "@/domain/tenant/kitchen/station.schema";
import { stationEditorTexts } from "@/i18n/admin/restaurant/station-editor-texts";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { EditorSection } from "../../fields/editor-section";
import { RemoveRow } from "../../fields/remove-row";
import { AddRow, Rows } from "../../fields/rows";
import { TextCell } from "../../fields/text-input";
import { StationDishes } from "./station-dishes";

/** The stations of the kitchen, and what each of them cooks. */
export function StationsSection({ restoKey }: { readonly restoKey: string }) {
  const texts = useTexts(stationEditorTexts);
  const { fields: names } = useTexts(restaurantEditorTexts);
  const { control, getValues, setValue } = useFormContext<RestaurantDraft>();
  const stations = useWatch({ control, name: "stations" });
  const change = (next: RestaurantDraft["stations"]) =>
    setValue("stations", next, { shouldDirty: true });
  const added = () => ({ station_id: crypto.randomUUID(), name: "", categories: [], dishes: [] });
  return (
    <EditorSection name="stations" description={texts.intro}>
      <Rows
        title={texts.list}
        hint={stations.length > 0 && texts.rest}
        actions={
          stations.length < MAX_STATIONS && (
            <AddRow label={texts.add} onAdd={() => change([...getValues("stations"), added()])} />
          )
        }
      >
        {stations.map(({ station_id, name }, row) => (
          <Grid
            key={station_id}
            templateColumns="minmax(0, 22rem) 2.75rem"
            gap="2"
            alignItems="start"
          >
            <TextCell
              name={`stations.${row}.name`}
              maxLength={MAX_STATION_NAME}
              placeholder={texts.example}
            />
            <RemoveRow
              what={`${names.stations["stations.name"]} ${name}`}
              onRemove={() => change(getValues("stations").toSpliced(row, 1))}
            />
          </Grid>
        ))}
      </Rows>
      {stations.length > 0 && <Parts restoKey={restoKey} />}
    </EditorSection>
  );
}

function Parts({ restoKey }: { restoKey: string }) {
  const texts = useTexts(stationEditorTexts);
  const menu = useBoardMenu(restoKey);
  if (menu.status === "loading") return <TableSkeleton />;
  if (menu.status !== "ready" || !menu.value) return <Text>{texts.failed}</Text>;
  return <StationDishes menu={menu.value} />;
}
