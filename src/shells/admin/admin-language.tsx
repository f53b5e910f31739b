import { LANGUAGES } from "../../domain/shared/language";
import { shellTexts } from "../../i18n/shell-texts";
import { useLanguage, useTexts } from "../../i18n/use-texts";
import { useSetAtom } from "../../state/jotai-hooks";
import { setLanguageAtom } from "../../state/settings-atoms";

const NAMES = { de: "Deutsch", en: "English" } as const;

/** Switches the language of the admin site. */
export function AdminLanguage() {
  const texts = useTexts(shellTexts);
  const active = useLanguage();
  const setLanguage = useSetAtom(setLanguageAtom);
  return (
    <fieldset className="admin-language">
      <legend className="visually-hidden">{texts.language}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          className="admin-language__choice"
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
