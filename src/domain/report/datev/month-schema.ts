import * as z from "zod/mini";

/** A calendar month in Berlin, `YYYY-MM`. */
export const monthSchema = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));
