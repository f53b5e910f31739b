import { SimpleGrid } from "@chakra-ui/react";
import type { LocalizedText } from "@/domain/text/localized-text";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { useTexts } from "@/i18n/use-texts";
import { TextAreaField } from "./text-area-field";
import { TextField } from "./text-field";

interface LocalizedFieldProps {
  readonly label: string;
  readonly value: LocalizedText;
  readonly onValueChange: (value: LocalizedText) => void;
  readonly hint?: string | undefined;
  readonly errors: { readonly de?: string | undefined; readonly en?: string | undefined };
  /** More than 1 makes text areas. */
  readonly rows?: number;
}

/** A text in both languages, side by side, stacked on phones. */
export function LocalizedField(props: LocalizedFieldProps) {
  const { label, value, onValueChange, hint, errors, rows = 1 } = props;
  const texts = useTexts(kitTexts);
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      {(["de", "en"] as const).map((lang) => {
        const field = {
          label: `${label} (${texts.languages[lang]})`,
          hint: lang === "de" ? hint : texts.sameAsGerman,
          error: errors[lang],
          lang,
          value: value[lang],
        };
        const change = (text: string) => onValueChange({ ...value, [lang]: text });
        return rows > 1 ? (
          <TextAreaField
            key={lang}
            {...field}
            rows={rows}
            onChange={(event) => change(event.currentTarget.value)}
          />
        ) : (
          <TextField
            key={lang}
            {...field}
            onChange={(event) => change(event.currentTarget.value)}
          />
        );
      })}
    </SimpleGrid>
  );
}
