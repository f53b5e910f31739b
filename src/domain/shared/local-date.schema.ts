import * as z from "zod/mini";
import { addDays } from "./berlin-time";

/** Whether a text is a day of the calendar, `YYYY-MM-DD`; the 30th of February is none. */
export function isLocalDate(text: string): boolean {
  return !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text;
}

/** A day that a request may name: one of this millennium. */
export const localDateSchema = z
  .string()
  .check(z.regex(/^2\d{3}-\d{2}-\d{2}$/), z.refine(isLocalDate));
