import * as z from "zod/mini";

/** Document id made by the browser: a UUID in text form. */
export const clientIdSchema = z.string().check(z.maxLength(36, { abort: true }), z.uuid());
