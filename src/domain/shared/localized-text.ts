import type * as z from "zod/mini";
import type { Language } from "./language";
import type { localizedTextSchema, textSchema } from "./localized-text.schema";

/** Text per language. */
export type LocalizedText = z.infer<typeof localizedTextSchema>;

/** Plain or localized text. */
export type Text = z.infer<typeof textSchema>;

/** Reads a text in one language. */
export function textIn(text: Text, language: Language): string {
  return typeof text === "string" ? text : text[language];
}
