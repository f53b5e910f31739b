import * as z from "zod/mini";
import { zipSchema } from "../contact/zip.schema";
import { safeTextSchema } from "../text/safe-text.schema";

/** Characters of street and house number. */
export const STREET_LENGTHS = { min: 3, max: 120 } as const;

/** Town or village as a guest types it. */
export const citySchema = safeTextSchema.check(z.trim(), z.minLength(1), z.maxLength(80));

export const deliveryAddressSchema = z.strictObject({
  street: safeTextSchema.check(
    z.trim(),
    z.minLength(STREET_LENGTHS.min),
    z.maxLength(STREET_LENGTHS.max),
  ),
  zip: zipSchema,
  /** Selects the delivery area if several share the postal code. */
  city: citySchema,
  note: z.optional(safeTextSchema.check(z.trim(), z.maxLength(200))),
});
