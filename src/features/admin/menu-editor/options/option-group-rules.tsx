import { Flex, SimpleGrid } from "@chakra-ui/react";
import { CheckboxField } from "@/admin-ui/form/checkbox-field";
import { SelectField } from "@/admin-ui/form/select-field";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { DraftNumberField } from "../fields/draft-number-field";
import type { GroupPartProps } from "./group-part";

/** How many options guests choose, and whether they cost extra. */
export function OptionGroupRules({ group, place, errors, onChange }: GroupPartProps) {
  const texts = useTexts(menuEditorTexts);
  const key = `${place.dish}/${place.group}`;
  const setType = (type: string) => {
    const { min: _min, max: _max, ...rest } = group;
    onChange(type === "checkbox" ? { ...group, type: "checkbox" } : { ...rest, type: "radio" });
  };
  return (
    <>
      <SimpleGrid minChildWidth="8.5rem" gap="4">
        <SelectField
          label={texts.fields.type}
          value={group.type}
          onChange={(event) => setType(event.currentTarget.value)}
        >
          <option value="radio">{texts.kinds.radio}</option>
          <option value="checkbox">{texts.kinds.checkbox}</option>
        </SelectField>
        {group.type === "checkbox"
          ? (["min", "max"] as const).map((bound) => (
              <DraftNumberField
                key={bound}
                field={{ label: texts.fields[bound], error: errors.get(bound) }}
                name={`${key}/${bound}`}
                value={group[bound]}
                onChange={(value) => onChange({ ...group, [bound]: value })}
              />
            ))
          : null}
      </SimpleGrid>
      <Flex wrap="wrap" columnGap="6">
        <CheckboxField
          label={texts.fields.required}
          checked={group.required ?? false}
          onCheckedChange={(checked) => onChange({ ...group, required: checked || undefined })}
        />
        <CheckboxField
          label={texts.fields.costs}
          checked={group.costs}
          onCheckedChange={(costs) => onChange({ ...group, costs })}
        />
      </Flex>
    </>
  );
}
