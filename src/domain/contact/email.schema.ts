import * as z from "zod/mini";

const MAX_LENGTH = 320;

/** An e-mail address as guests type it. */
export const emailSchema = z.string().check(z.maxLength(MAX_LENGTH, { abort: true }), z.email());

/** Trimmed and in lower case, as accounts and contact keys have it. */
export const normalisedEmailSchema = z
  .string()
  .check(z.maxLength(MAX_LENGTH, { abort: true }), z.trim(), z.toLowerCase(), z.email());
