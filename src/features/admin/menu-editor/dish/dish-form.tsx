import { SimpleGrid, Stack } from "@chakra-ui/react";
import { memo, useCallback } from "react";
import { SelectField } from "@/admin-ui/form/select-field";
import { TextField } from "@/admin-ui/form/text-field";
import { changeItem } from "@/domain/menu/draft/menu-edit";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { isSameData } from "@/domain/stored-data/is-same-data";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useLanguage } from "@/i18n/use-texts";
import type { DishPartProps } from "../context/dish-part";
import { useEditorContext } from "../context/editor-context";
import { issueTextsBelow } from "../context/issue-text";
import { useDisplayName } from "../context/use-display-name";
import { DraftTextField } from "../fields/draft-text-field";
import { FormPart } from "../fields/form-part";
import { OptionGroups } from "../options/option-groups";
import { PhotoPart } from "../photo/photo-part";
import { DishAdvice } from "./dish-advice";
import { DishLabelling } from "./dish-labelling";
import { DishPrice } from "./dish-price";

/** All fields of one dish. A part renders again only if one of its own fields has changed. */
export function DishForm({ item }: { readonly item: MenuItem }) {
  const { menu, issues, edit } = useEditorContext();
  const language = useLanguage();
  const { id } = item;
  const errors = issueTextsBelow(issues, ["items", menu.items.indexOf(item)], language);
  const onChange = useCallback(
    (changes: Partial<MenuItem>) =>
      edit(`${id}/${Object.keys(changes).join()}`, (current) =>
        changeItem(current, id, (dish) => ({ ...dish, ...changes })),
      ),
    [edit, id],
  );
  const part: DishPartProps = { item, errors, onChange };
  return (
    <Stack gap="8" minW="0">
      <DishNames {...part} />
      <PricePart {...part} />
      <DishPhoto {...part} />
      <OptionsPart {...part} />
      <LabellingPart {...part} />
      <AdvicePart {...part} />
    </Stack>
  );
}

const PricePart = memo(
  DishPrice,
  isSamePart(["preis", "vat", "deposit_cents", "volume_ml", "reusable", "sold_out"]),
);
const OptionsPart = memo(OptionGroups, isSamePart(["settings"]));
const DishPhoto = memo(
  ({ item, errors }: DishPartProps) => <PhotoPart list="items" entry={item} errors={errors} />,
  isSamePart(["photo", "name"]),
);
const AdvicePart = memo(DishAdvice, isSamePart(["recommended", "serves"]));
const LabellingPart = memo(DishLabelling, isSamePart(["add_ons", "diet", "min_age"]));

function isSamePart(fields: readonly (keyof MenuItem)[]) {
  return (one: DishPartProps, other: DishPartProps): boolean =>
    one.onChange === other.onChange &&
    fields.every((field) => one.item[field] === other.item[field]) &&
    isSameData([...one.errors], [...other.errors]);
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
