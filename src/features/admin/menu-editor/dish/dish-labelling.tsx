import { Fieldset, SimpleGrid, Text } from "@chakra-ui/react";
import { CheckboxField } from "@/admin-ui/form/checkbox-field";
import { DIETS } from "@/domain/menu/diets";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { useLanguage } from "@/i18n/use-texts";
import type { DishPartProps } from "../context/dish-part";
import { CodesField } from "../fields/codes-field";
import { DraftNumberField } from "../fields/draft-number-field";
import { FormPart } from "../fields/form-part";

/** Add-on codes, diets and minimum age of a dish. */
export function DishLabelling({ item, errors, onChange }: DishPartProps) {
  const language = useLanguage();
  const texts = menuEditorTexts[language];
  const { add_ons, diet = [] } = item;
  const problem = [...errors].find(([path]) => path.startsWith("add_ons"))?.[1];
  return (
    <FormPart title={texts.groups.facts}>
      <CheckboxField
        label={texts.declared}
        hint={texts.declaredHint}
        checked={add_ons !== undefined}
        onCheckedChange={(checked) => onChange({ add_ons: checked ? [] : undefined })}
      />
      {problem ? (
        <Text color="fg.error" fontWeight="semibold">
          {problem}
        </Text>
      ) : null}
      {add_ons ? (
        <CodesField codes={add_ons} onChange={(codes) => onChange({ add_ons: codes })} />
      ) : null}
      <Fieldset.Root>
        <Fieldset.Legend fontWeight="semibold">{texts.diets}</Fieldset.Legend>
        <SimpleGrid minChildWidth="9rem" columnGap="4">
          {DIETS.map((each) => (
            <CheckboxField
              key={each}
              label={menuTexts[language].diets[each]}
              checked={diet.includes(each)}
              onCheckedChange={(checked) => {
                const next = DIETS.filter((one) => (one === each ? checked : diet.includes(one)));
                onChange({ diet: next.length > 0 ? next : undefined });
              }}
            />
          ))}
        </SimpleGrid>
      </Fieldset.Root>
      <SimpleGrid minChildWidth="8.5rem" maxW="20rem">
        <DraftNumberField
          field={{
            label: texts.fields.min_age,
            hint: texts.optional,
            error: errors.get("min_age"),
          }}
          name={`${item.id}/min_age`}
          value={item.min_age}
          onChange={(min_age) => onChange({ min_age })}
        />
      </SimpleGrid>
    </FormPart>
  );
}
