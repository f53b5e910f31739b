import type { Language } from "@/domain/text/language";
import type { Text } from "@/domain/text/localized-text";
import { textIn } from "@/domain/text/localized-text";
import { useAtomValue } from "@/state/jotai-hooks";
import { hasEnglishMenuAtom } from "@/state/page/load-language";
import { languageAtom } from "@/state/page/settings-atoms";
import type { Texts } from "./define-texts";

/** The guest's interface language. */
export function useLanguage(): Language {
  return useAtomValue(languageAtom);
}

/** The texts of one area in the guest's language. */
export function useTexts<T>(texts: Texts<T>): T {
  return texts[useLanguage()];
}

/** Returns a function that picks a stored text in the guest's language. */
export function useTextIn(): (text: Text) => string {
  const language = useLanguage();
  // Another tab may switch to English before this one has its texts.
  useAtomValue(hasEnglishMenuAtom);
  return (text) => textIn(text, language);
}
