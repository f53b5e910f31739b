import * as z from "zod/mini";
import { zipSchema } from "../contact/zip.schema";
import { lineSchema, storedLineSchema } from "../text/text.schema";

/** Characters of street and house number. */
export const STREET_LENGTHS = { min: 3, max: 120 } as const;

/** Town or village as a guest types it. */
export const citySchema = lineSchema({ max: 80 });

export const deliveryAddressSchema = z.strictObject({
  street: lineSchema(STREET_LENGTHS),
  zip: zipSchema,
  /** Selects the delivery area if several share the postal code. */
  city: citySchema,
  note: z.optional(lineSchema({ min: 0, max: 200 })),
});

/** {@link deliveryAddressSchema} in stored documents. */
export const storedAddressSchema = z.extend(deliveryAddressSchema, {
  street: storedLineSchema,
  city: storedLineSchema,
  note: z.optional(storedLineSchema),
});
