import * as z from "zod/mini";
import { safeTextSchema } from "../text/safe-text.schema";
import { emailSchema } from "./email.schema";

/** Digits, blanks, brackets, slash, hyphen and a leading plus; 5 to 30 characters. */
export const PHONE_PATTERN = /^\+?[\d ()/-]{5,30}$/;

/** A guest's phone number: {@link PHONE_PATTERN} with at least six digits. */
export const phoneSchema = z
  .string()
  .check(z.trim(), z.regex(PHONE_PATTERN), z.regex(/(?:\d[^\d]*){6,}/));

export const contactSchema = z.strictObject({
  name: safeTextSchema.check(z.trim(), z.minLength(1), z.maxLength(80)),
  phone: phoneSchema,
  email: z.optional(emailSchema),
});

export type Contact = z.infer<typeof contactSchema>;
