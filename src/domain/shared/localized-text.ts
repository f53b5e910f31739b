import * as z from "zod/mini";
import type { Language } from "./language";

/** A text in every interface language. */
export const localizedTextSchema = z.strictObject({
  de: z.string().check(z.minLength(1), z.maxLength(2000)),
  en: z.string().check(z.minLength(1), z.maxLength(2000)),
});

/** Text per language. */
export type LocalizedText = z.infer<typeof localizedTextSchema>;

/** A text that needs no translation is a plain string. */
export const textSchema = z.union([z.string().check(z.maxLength(2000)), localizedTextSchema]);

/** Plain or localized text. */
export type Text = z.infer<typeof textSchema>;

/** Reads a text in one language. */
export function textIn(text: Text, language: Language): string {
  return typeof text === "string" ? text : text[language];
}
