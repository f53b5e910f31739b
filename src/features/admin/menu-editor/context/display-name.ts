import type { Language } from "@/domain/text/language";
import type { LocalizedText } from "@/domain/text/localized-text";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";

/** A name that may be empty in one or both languages. */
export function displayName(name: LocalizedText, language: Language): string {
  return (
    name[language].trim() || name.de.trim() || name.en.trim() || menuEditorTexts[language].unnamed
  );
}
