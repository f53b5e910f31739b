import type { Language } from "@/domain/text/language";

/** The texts of one area in every language. */
export type Texts<T> = Readonly<Record<Language, T>>;

/**
 * Declares the texts of one area. The German texts define the type: a missing English text, or one
 * with other arguments, does not compile.
 */
export function defineTexts<T>(texts: { de: T; en: NoInfer<T> }): Texts<T> {
  return texts;
}
