import * as z from "zod/mini";
import { codeSchema } from "../text/text.schema";

/** `HH:MM` on a 24-hour clock; `24:00` is allowed as the end of a day. */
export const clockTimeSchema = codeSchema(5, /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, "HH:MM");

/** `[open, close]`; a close before the open lies on the next day. */
export const openingIntervalSchema = z.tuple([clockTimeSchema, clockTimeSchema]);

export type OpeningInterval = z.infer<typeof openingIntervalSchema>;
