/** Interface languages; the first is the default (spec section 1). */
export const LANGUAGES = ["de", "en"] as const;

/** Key of an interface language. */
export type Language = (typeof LANGUAGES)[number];

/** Tells a language key from any other value. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
