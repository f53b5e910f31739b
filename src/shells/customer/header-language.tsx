import { LANGUAGES } from "../../domain/shared/language";
import { shellTexts } from "../../i18n/shell-texts";
import { useLanguage, useTexts } from "../../i18n/use-texts";
import { useSetAtom } from "../../state/jotai-hooks";
import { setLanguageAtom } from "../../state/settings-atoms";

/** Names of the languages in themselves, so that everybody finds the own one. */
const NAMES = { de: "Deutsch", en: "English" } as const;

/** Switches the interface language. */
export function LanguageSwitch() {
  const texts = useTexts(shellTexts);
  const active = useLanguage();
  const setLanguage = useSetAtom(setLanguageAtom);
  return (
    <fieldset className="language">
      <legend className="visually-hidden">{texts.language}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          className="language__choice"
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
