import { atom } from "jotai/vanilla";
import { activeTenantKey } from "@/config/active-tenant-key";
import { isLanguage, type Language } from "@/domain/text/language";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";
import { browserLanguage } from "./browser-language";

interface Settings {
  readonly language: Language;
}

const storedSettingsAtom = storedAtom<Settings>(
  `${activeTenantKey}.settings`,
  // The build renders in German.
  { language: typeof window === "undefined" ? "de" : browserLanguage(navigator) },
  validatedStorage(validSettings),
);

/** Interface language; until the guest chooses one, that of the browser. */
export const languageAtom = atom((get) => get(storedSettingsAtom).language);

/** Changes the interface language and stores it. */
export const setLanguageAtom = atom(null, (get, set, language: Language) =>
  set(storedSettingsAtom, { ...get(storedSettingsAtom), language }),
);

// Checked by hand: the security check's bundle has no room for a schema library.
function validSettings(value: unknown): Settings | null {
  const language = typeof value === "object" && value && "language" in value && value.language;
  return isLanguage(language) ? { language } : null;
}
