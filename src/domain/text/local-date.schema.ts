import * as z from "zod/mini";
import { addDays } from "../time/berlin-time";
import { codeSchema } from "./text.schema";

/** Whether a text is an existing calendar day, `YYYY-MM-DD`. */
export function isLocalDate(text: string): boolean {
  return !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text;
}

/** A calendar day from the year 2000 on. */
export const localDateSchema = codeSchema(10, /^2\d{3}-\d{2}-\d{2}$/).check(z.refine(isLocalDate));
