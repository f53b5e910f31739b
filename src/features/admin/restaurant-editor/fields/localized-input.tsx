import { Fieldset, SimpleGrid } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import { TextAreaField } from "@/admin-ui/form/text-area-field";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { fieldName } from "../draft/field-name";
import { useFieldError } from "./use-field-error";

type LocalizedName =
  | "subtitle"
  | "description"
  | "keywords"
  | "about.text"
  | `about.people.${number}.role`;

interface LocalizedInputProps {
  readonly name: LocalizedName;
  readonly rows?: number;
  readonly hint?: string;
}

/** A text in both languages. */
export function LocalizedInput({ name, rows = 2, hint }: LocalizedInputProps) {
  const texts = useTexts(restaurantEditorTexts);
  const kit = useTexts(kitTexts);
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontWeight="semibold" textStyle="md">
        {fieldName(name, texts).label}
      </Fieldset.Legend>
      {hint && <Fieldset.HelperText>{hint}</Fieldset.HelperText>}
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" mt="2">
        <OneLanguage name={`${name}.de`} rows={rows} />
        <OneLanguage name={`${name}.en`} rows={rows} hint={kit.sameAsGerman} />
      </SimpleGrid>
    </Fieldset.Root>
  );
}

interface OneLanguageProps {
  readonly name: `${LocalizedName}.${"de" | "en"}`;
  readonly rows: number;
  readonly hint?: string;
}

function OneLanguage({ name, rows, hint }: OneLanguageProps) {
  const { languages } = useTexts(restaurantEditorTexts);
  const { register } = useFormContext<RestaurantDraft>();
  const error = useFieldError(name);
  const language = name.endsWith(".en") ? "en" : "de";
  return (
    <TextAreaField
      label={languages[language]}
      hint={hint}
      error={error}
      rows={rows}
      lang={language}
      {...register(name)}
    />
  );
}
