import { atom } from "jotai/vanilla";
import { atomWithStorage } from "jotai/vanilla/utils";
import { activeTenantKey } from "@/config/active-tenant-key";
import { isLanguage, type Language } from "@/domain/text/language";
import { validatedStorage } from "../validated-storage";

interface Settings {
  readonly language: Language;
}

const storedSettingsAtom = atomWithStorage<Settings>(
  `${activeTenantKey}.settings`,
  { language: "de" },
  validatedStorage(validSettings),
  { getOnInit: true },
);

/** Interface language; German by default. */
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
