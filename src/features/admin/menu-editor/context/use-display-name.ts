import type { LocalizedText } from "@/domain/text/localized-text";
import { useLanguage } from "@/i18n/use-texts";
import { displayName } from "./display-name";

/** Reads names that may be empty in one or both languages. */
export function useDisplayName(): (name: LocalizedText) => string {
  const language = useLanguage();
  return (name) => displayName(name, language);
}
