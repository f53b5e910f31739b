import type * as z from "zod/mini";
import type { Language } from "./language";
import type { localizedTextSchema, textSchema } from "./localized-text.schema";

export type LocalizedText = z.infer<typeof localizedTextSchema>;

export type Text = z.infer<typeof textSchema>;

export function textIn(text: Text, language: Language): string {
  return typeof text === "string" ? text : text[language];
}
