import { SimpleGrid, Stack } from "@chakra-ui/react";
import { SelectField } from "@/admin-ui/form/select-field";
import { TextField } from "@/admin-ui/form/text-field";
import { replaceItem } from "@/domain/menu/draft/menu-edit";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useLanguage } from "@/i18n/use-texts";
import { issueTextsBelow } from "../draft/issue-text";
import { useEditorContext } from "../editor-context";
import { DraftTextField } from "../fields/draft-text-field";
import { FormPart } from "../fields/form-part";
import { OptionGroups } from "../options/option-groups";
import { DishLabelling } from "./dish-labelling";
import type { DishPartProps } from "./dish-part";
import { DishPrice } from "./dish-price";
import { useDisplayName } from "./use-display-name";

/** All fields of one dish. */
export function DishForm({ item }: { readonly item: MenuItem }) {
  const { menu, issues, edit } = useEditorContext();
  const language = useLanguage();
  const index = menu.items.indexOf(item);
  const errors = issueTextsBelow(issues, ["items", index], language);
  const change = (changes: Partial<MenuItem>) =>
    edit(`${item.id}/${Object.keys(changes).join()}`, (current) =>
      replaceItem(current, { ...item, ...changes }),
    );
  const part: DishPartProps = { item, errors, onChange: change };
  return (
    <Stack gap="8" minW="0">
      <DishNames {...part} />
      <DishPrice {...part} />
      <OptionGroups {...part} />
      <DishLabelling {...part} />
    </Stack>
  );
}

/** Names, descriptions, category and number. */
function DishNames({ item, errors, onChange }: DishPartProps) {
  const { menu } = useEditorContext();
  const texts = menuEditorTexts[useLanguage()];
  const displayName = useDisplayName();
  return (
    <FormPart title={texts.groups.names}>
      <DraftTextField
        part="name"
        value={item.name}
        errors={errors}
        onChange={(name) => onChange({ name })}
      />
      <DraftTextField
        part="description"
        value={item.description}
        errors={errors}
        onChange={(description) => onChange({ description })}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SelectField
          label={texts.fields.category}
          error={errors.get("category")}
          value={item.category}
          onChange={(event) => onChange({ category: event.currentTarget.value })}
        >
          {menu.categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {displayName(name)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={texts.fields.number}
          hint={texts.numberHint}
          error={errors.get("number")}
          value={item.number ?? ""}
          onChange={(event) => onChange({ number: event.currentTarget.value })}
        />
      </SimpleGrid>
    </FormPart>
  );
}
