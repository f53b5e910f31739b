import type { LocalizedText } from "@/domain/text/localized-text";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { TextInput } from "./text-input";

interface LocalizedInputProps {
  readonly part: "name" | "description" | "label";
  readonly value: LocalizedText | undefined;
  /** By path, for example `name.de`. */
  readonly errors: ReadonlyMap<string, string>;
  readonly onChange: (value: LocalizedText) => void;
}

/** Inputs for a text in both languages. */
export function LocalizedInput({ part, value, errors, onChange }: LocalizedInputProps) {
  const texts = useTexts(menuEditorTexts);
  const text = value ?? { de: "", en: "" };
  return (
    <div className="dish-form__pair">
      {(["de", "en"] as const).map((lang) => (
        <TextInput
          key={lang}
          field={{
            label: texts.fields[`${part}_${lang}`],
            error: errors.get(`${part}.${lang}`),
            lang,
          }}
          value={text[lang]}
          onChange={(typed) => onChange({ ...text, [lang]: typed })}
          {...(part === "description" && { rows: 4 })}
        />
      ))}
    </div>
  );
}
