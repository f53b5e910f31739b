import * as z from "zod/mini";
import { zipSchema } from "../contact/zip.schema";
import { locationSchema } from "../tenant/restaurant.schema";

/** Centre of a town or village. Several may share a postal code. */
export const placeSchema = z.strictObject({
  zip: zipSchema,
  name: z.string().check(z.minLength(1)),
  location: locationSchema,
});

export type Place = z.infer<typeof placeSchema>;
