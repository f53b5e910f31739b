/** Interface languages; the first is the default. */
export const LANGUAGES = ["de", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
