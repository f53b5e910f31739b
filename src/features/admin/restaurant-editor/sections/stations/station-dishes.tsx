import { Flex, Grid } from "@chakra-ui/react";
import { useFormContext, useWatch } from "react-hook-form";
import { SelectField } from "@/admin-ui/form/select-field";
import type { Menu } from "@/domain/menu/menu.schema";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { stationEditorTexts } from "@/i18n/admin/restaurant/station-editor-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";
import { RemoveRow } from "../../fields/remove-row";
import { Rows } from "../../fields/rows";
import { assignedStations } from "./assigned-stations";

/** The station of every category, and of the dishes that differ from their category. */
export function StationDishes({ menu }: { menu: Menu }) {
  const texts = useTexts(stationEditorTexts);
  const textIn = useTextIn();
  const { control, getValues, setValue } = useFormContext<RestaurantDraft>();
  const stations = useWatch({ control, name: "stations" });
  const first = stations[0]?.station_id ?? "";
  const assign = (field: "categories" | "dishes", id: string, station: string | null) =>
    setValue("stations", assignedStations(getValues("stations"), field, { id, station }), {
      shouldDirty: true,
    });
  const options = stations.map(({ station_id, name }) => (
    <option key={station_id} value={station_id}>
      {name.trim() || texts.unnamed}
    </option>
  ));
  const stationOf = (field: "categories" | "dishes", id: string) =>
    stations.find((station) => station[field].includes(id))?.station_id;
  const exceptions = menu.items.filter(({ id }) => stationOf("dishes", id) !== undefined);
  const others = menu.items.filter(({ id }) => stationOf("dishes", id) === undefined);
  return (
    <>
      <Rows title={texts.categories}>
        <Grid templateColumns="repeat(auto-fill, minmax(min(14rem, 100%), 1fr))" gap="3">
          {menu.categories.map(({ id, name }) => (
            <SelectField
              key={id}
              label={textIn(name)}
              value={stationOf("categories", id) ?? first}
              onChange={({ target }) => assign("categories", id, target.value)}
            >
              {options}
            </SelectField>
          ))}
        </Grid>
      </Rows>
      <Rows title={texts.dishes}>
        {exceptions.map(({ id, name }) => (
          <Flex key={id} gap="2" align="end" maxW="25rem">
            <SelectField
              label={textIn(name)}
              value={stationOf("dishes", id) ?? first}
              onChange={({ target }) => assign("dishes", id, target.value)}
            >
              {options}
            </SelectField>
            <RemoveRow what={textIn(name)} onRemove={() => assign("dishes", id, null)} />
          </Flex>
        ))}
        <SelectField
          label={texts.addDish}
          hideLabel
          maxW="22rem"
          value=""
          onChange={({ target }) => target.value && assign("dishes", target.value, first)}
        >
          <option value="">{texts.addDish}</option>
          {others.map(({ id, name, number }) => (
            <option key={id} value={id}>
              {number ? `${number} ${textIn(name)}` : textIn(name)}
            </option>
          ))}
        </SelectField>
      </Rows>
    </>
  );
}
