import { LocalizedField } from "@/admin-ui/form/localized-field";
import type { LocalizedText } from "@/domain/text/localized-text";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";

interface DraftTextFieldProps {
  readonly part: "name" | "description" | "label";
  readonly value: LocalizedText | undefined;
  /** By path, for example `name.de`. */
  readonly errors: ReadonlyMap<string, string>;
  readonly onChange: (value: LocalizedText) => void;
}

/** A text of the draft in both languages. */
export function DraftTextField({ part, value, errors, onChange }: DraftTextFieldProps) {
  const texts = useTexts(menuEditorTexts);
  return (
    <LocalizedField
      label={texts.parts[part]}
      value={value ?? { de: "", en: "" }}
      onValueChange={onChange}
      errors={{ de: errors.get(`${part}.de`), en: errors.get(`${part}.en`) }}
      rows={part === "description" ? 3 : 1}
    />
  );
}
