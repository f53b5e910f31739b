import * as z from "zod/mini";

/** An e-mail address as guests type it. */
export const emailSchema = z.email().check(z.maxLength(320));

/** Trimmed and in lower case, as accounts and contact keys have it. */
export const normalisedEmailSchema = z.pipe(
  z.string().check(z.trim(), z.toLowerCase()),
  emailSchema,
);
