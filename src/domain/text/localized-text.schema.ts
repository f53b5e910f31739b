import * as z from "zod/mini";

/** A text in every interface language. */
export const localizedTextSchema = z.strictObject({
  de: z.string().check(z.minLength(1), z.maxLength(2000)),
  en: z.string().check(z.minLength(1), z.maxLength(2000)),
});

/** A plain string is the same in every language. */
export const textSchema = z.union([z.string().check(z.maxLength(2000)), localizedTextSchema]);
