import { codeSchema } from "../../text/text.schema";

/** A calendar month in Berlin, `YYYY-MM`. */
export const monthSchema = codeSchema(7, /^20\d{2}-(0[1-9]|1[0-2])$/);
