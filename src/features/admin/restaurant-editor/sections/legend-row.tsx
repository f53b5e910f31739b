import { Field, Grid, NativeSelect } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { EU_ALLERGENS } from "@/domain/tenant/eu-allergens";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { RemoveRow } from "../fields/remove-row";
import { TextCell } from "../fields/text-input";

export const CODE_COLUMNS = "4.5rem minmax(0, 1fr) minmax(0, 1fr) minmax(0, 12rem) 2.75rem";

/** On a phone, the texts are below the code. */
const PHONE_AREAS = `"code allergen remove" "de de de" "en en en"`;

/** One code of the legend. */
export function LegendRow({ row, onRemove }: { row: number; onRemove: () => void }) {
  const { fields, allergens, rows, languages } = useTexts(restaurantEditorTexts);
  const { register, getValues } = useFormContext<RestaurantDraft>();
  return (
    <Grid
      templateColumns={{ base: "4.5rem minmax(0, 1fr) 2.75rem", md: CODE_COLUMNS }}
      templateAreas={{ base: PHONE_AREAS, md: `"code de en allergen remove"` }}
      gap="2"
      pb={{ base: "4", md: "0" }}
      alignItems="start"
      css={{
        "& > :nth-child(1)": { gridArea: "code" },
        "& > :nth-child(2)": { gridArea: "de" },
        "& > :nth-child(3)": { gridArea: "en" },
        "& > :nth-child(4)": { gridArea: "allergen" },
        "& > :nth-child(5)": { gridArea: "remove" },
      }}
    >
      <TextCell name={`add_ons.${row}.code`} maxLength={3} />
      <TextCell name={`add_ons.${row}.de`} lang="de" placeholder={languages.de} />
      <TextCell name={`add_ons.${row}.en`} lang="en" placeholder={languages.en} />
      <Field.Root minW="0">
        <Field.Label className="visually-hidden">{fields.legend["add_ons.allergen"]}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field {...register(`add_ons.${row}.allergen`)}>
            <option value="">{rows.noAllergen}</option>
            {EU_ALLERGENS.map((allergen) => (
              <option key={allergen} value={allergen}>
                {allergens[allergen]}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <RemoveRow
        what={`${fields.legend["add_ons.code"]} ${getValues(`add_ons.${row}.code`)}`}
        onRemove={onRemove}
      />
    </Grid>
  );
}
