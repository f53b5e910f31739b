import { Grid, Stack } from "@chakra-ui/react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { SortableList } from "@/admin-ui/motion/sortable-list";
import { MAX_ABOUT_PEOPLE } from "@/domain/tenant/about/about.schema";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { aboutEditorTexts } from "@/i18n/admin/restaurant/about-editor-texts";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { LocalizedInput } from "../../fields/localized-input";
import { RemoveRow } from "../../fields/remove-row";
import { AddRow, Rows } from "../../fields/rows";
import { TextInput } from "../../fields/text-input";
import { AboutPhotoInput } from "./about-photo-input";

const NOBODY = { name: "", role: { de: "", en: "" }, photo: null };

/** The people of the house, in the order that guests see. */
export function PersonRows({ restoKey }: { readonly restoKey: string }) {
  const texts = useTexts(aboutEditorTexts);
  const { rows } = useTexts(restaurantEditorTexts);
  const { control, getValues } = useFormContext<RestaurantDraft>();
  const { fields, append, remove, move } = useFieldArray({ control, name: "about.people" });
  const nameAt = (row: number) => getValues(`about.people.${row}.name`) || rows.unnamed;
  const rowOf = (id: string) => fields.findIndex((field) => field.id === id);
  return (
    <Rows
      title={texts.people}
      actions={
        fields.length < MAX_ABOUT_PEOPLE && (
          <AddRow label={texts.addPerson} onAdd={() => append(NOBODY)} />
        )
      }
    >
      <SortableList
        items={fields}
        itemKey={({ id }) => id}
        onMove={move}
        label={({ id }) => nameAt(rowOf(id))}
        renderItem={({ id }, handle) => {
          const row = rowOf(id);
          return (
            <Grid
              templateColumns="2.75rem minmax(0, 1fr) 2.75rem"
              gap="2"
              pb="5"
              alignItems="start"
            >
              {handle}
              <Stack gap="3">
                <TextInput name={`about.people.${row}.name`} maxLength={80} />
                <LocalizedInput name={`about.people.${row}.role`} rows={1} />
                <AboutPhotoInput name={`about.people.${row}.photo`} restoKey={restoKey} ratio={1} />
              </Stack>
              <RemoveRow what={nameAt(row)} onRemove={() => remove(row)} />
            </Grid>
          );
        }}
      />
    </Rows>
  );
}
