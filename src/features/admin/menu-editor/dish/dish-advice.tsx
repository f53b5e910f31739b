import { SimpleGrid } from "@chakra-ui/react";
import { CheckboxField } from "@/admin-ui/form/checkbox-field";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { servedEditorTexts } from "@/i18n/admin/served-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import type { DishPartProps } from "../context/dish-part";
import { DraftNumberField } from "../fields/draft-number-field";
import { FormPart } from "../fields/form-part";

/** Whether the house recommends a dish, and for how many people it is. */
export function DishAdvice({ item, errors, onChange }: DishPartProps) {
  const texts = useTexts(servedEditorTexts);
  const { fields, optional } = useTexts(menuEditorTexts);
  const { id, serves } = item;
  const change = (min: number | undefined, max: number | undefined) =>
    onChange({
      serves:
        min === undefined && max === undefined
          ? undefined
          : { min: min ?? max ?? 1, max: max ?? min ?? 1 },
    });
  return (
    <FormPart title={texts.advice} hint={texts.servesHint}>
      <CheckboxField
        label={fields.recommended}
        hint={texts.recommendedHint}
        checked={item.recommended === true}
        onCheckedChange={(isChosen) => onChange({ recommended: isChosen ? true : undefined })}
      />
      <SimpleGrid minChildWidth="12rem" gap="4" maxW="32rem">
        <DraftNumberField
          field={{ label: texts.servesMin, hint: optional, error: errors.get("serves.min") }}
          name={`${id}/serves.min`}
          value={serves?.min}
          onChange={(min) => change(min, min === undefined ? undefined : serves?.max)}
        />
        <DraftNumberField
          field={{ label: texts.servesMax, hint: optional, error: errors.get("serves.max") }}
          name={`${id}/serves.max`}
          value={serves?.max}
          onChange={(max) => change(max === undefined ? undefined : serves?.min, max)}
        />
      </SimpleGrid>
    </FormPart>
  );
}
