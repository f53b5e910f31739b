import * as z from "zod/mini";

/** Document id made by the browser: a UUID in text form. */
export const clientIdSchema = z.uuid();
