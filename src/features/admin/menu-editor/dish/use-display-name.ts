import type { LocalizedText } from "@/domain/text/localized-text";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { useTextIn, useTexts } from "@/i18n/use-texts";

/** Reads names that may be empty in one or both languages. */
export function useDisplayName(): (name: LocalizedText) => string {
  const { unnamed } = useTexts(menuEditorTexts);
  const textIn = useTextIn();
  return (name) => textIn(name).trim() || name.de.trim() || name.en.trim() || unnamed;
}
