import * as z from "zod/mini";
import { lineSchema, storedLineSchema } from "../text/text.schema";
import { emailSchema } from "./email.schema";

/** Digits, blanks, brackets, slash, hyphen and a leading plus; 5 to 30 characters. */
export const PHONE_PATTERN = /^\+?[\d ()/-]{5,30}$/;

/** A guest's phone number: {@link PHONE_PATTERN} with at least six digits. */
export const phoneSchema = lineSchema({ max: 40 }).check(
  z.overwrite(plainSigns),
  z.regex(PHONE_PATTERN),
  z.regex(/(?:\d[^\d]*){6,}/),
);

/** Telephones copy numbers with non-breaking spaces and hyphens, and with invisible characters. */
function plainSigns(phone: string): string {
  return phone
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Zs}/gu, " ")
    .replace(/\p{Pd}/gu, "-")
    .trim();
}

export const contactSchema = z.strictObject({
  name: lineSchema({ max: 80 }),
  phone: phoneSchema,
  email: z.optional(emailSchema),
});

export type Contact = z.infer<typeof contactSchema>;

/** {@link contactSchema} in stored documents. */
export const storedContactSchema = z.extend(contactSchema, { name: storedLineSchema });
