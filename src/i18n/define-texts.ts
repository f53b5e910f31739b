import type { Language } from "@/domain/shared/language";

/** Texts of one area of the interface in every language. */
export type Texts<T> = Readonly<Record<Language, T>>;

/**
 * Declares the texts of one area. German sets the shape: an English text that is missing,
 * or takes other arguments, does not compile.
 */
export function defineTexts<T>(texts: { de: T; en: NoInfer<T> }): Texts<T> {
  return texts;
}
