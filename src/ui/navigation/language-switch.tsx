import { useLayoutEffect } from "react";
import { LANGUAGES } from "@/domain/text/language";
import { shellTexts } from "@/i18n/site/shell-texts";
import { useSetLanguage } from "@/i18n/use-set-language";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { setPageLanguage } from "@/page-lifecycle/set-page-language";

/** Each language's own name. */
const NAMES = { de: "Deutsch", en: "English" } as const;

interface LanguageSwitchProps {
  /** CSS block, styled by the shell; the buttons are its `__choice` elements. */
  readonly className: string;
}

/** Switches the language of the interface. */
export function LanguageSwitch({ className }: LanguageSwitchProps) {
  const texts = useTexts(shellTexts);
  const active = useLanguage();
  const setLanguage = useSetLanguage();
  // In the same frame as the texts, because each of the two causes a layout of the whole page.
  useLayoutEffect(() => setPageLanguage(active), [active]);
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
