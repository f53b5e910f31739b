import type { Language } from "../domain/shared/language";
import { useSetAtom } from "../state/jotai-hooks";
import { setLanguageAtom } from "../state/settings-atoms";

/** Switches the interface language, for this visit and the next ones. */
export function useSetLanguage(): (language: Language) => void {
  return useSetAtom(setLanguageAtom);
}
