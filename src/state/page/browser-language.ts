import type { Language } from "@/domain/text/language";

/**
 * English in a browser in any English, else German. Search engines get German: their browsers are
 * English, and each language has an address of its own.
 */
export function browserLanguage({
  language,
  userAgent,
}: Pick<Navigator, "language" | "userAgent">): Language {
  return /^en/.test(language) && !/bot/i.test(userAgent) ? "en" : "de";
}
