import { useLayoutEffect } from "react";
import { LANGUAGES } from "@/domain/shared/language";
import { shellTexts } from "@/i18n/shell-texts";
import { useSetLanguage } from "@/i18n/use-set-language";
import { useLanguage, useTexts } from "@/i18n/use-texts";

/** Names of the languages in themselves, so that everybody finds the own one. */
const NAMES = { de: "Deutsch", en: "English" } as const;

interface LanguageSwitchProps {
  /** The block whose styles the shell brings along; the buttons are its `__choice`. */
  readonly className: string;
}

/** Switches the interface language, in the customer's header and the admin site's bar. */
export function LanguageSwitch({ className }: LanguageSwitchProps) {
  const texts = useTexts(shellTexts);
  const active = useLanguage();
  const setLanguage = useSetLanguage();
  // Together with the words: each of the two lays the whole page out anew.
  useLayoutEffect(() => {
    document.documentElement.lang = active;
  }, [active]);
  return (
    <fieldset className={className}>
      <legend className="visually-hidden">{texts.language}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          className={`${className}__choice`}
          lang={language}
          aria-pressed={language === active}
          onClick={() => setLanguage(language)}
        >
          <span aria-hidden="true">{language.toUpperCase()}</span>
          <span className="visually-hidden">{NAMES[language]}</span>
        </button>
      ))}
    </fieldset>
  );
}
