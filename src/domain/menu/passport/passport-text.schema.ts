import * as z from "zod/mini";
import { lineSchema, storedLineSchema } from "../../text/text.schema";

const MAX_PASSPORT_TEXT = 700;

/** A guest's passport in words, as an order tells it to the kitchen: for staff of either language. */
export const passportTextSchema = z.strictObject({
  de: lineSchema({ max: MAX_PASSPORT_TEXT }),
  en: lineSchema({ max: MAX_PASSPORT_TEXT }),
});

/** {@link passportTextSchema} in a stored order. */
export const storedPassportTextSchema = z.object({ de: storedLineSchema, en: storedLineSchema });
