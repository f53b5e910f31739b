import * as z from "zod/mini";
import { localizedTextSchema } from "../text/localized-text.schema";
import { EU_ALLERGENS } from "./eu-allergens";

export const allergenSchema = z.enum(EU_ALLERGENS);

/** An EU allergen, independent of the code a restaurant uses for it. */
export type Allergen = z.infer<typeof allergenSchema>;

/** A legend entry for an allergen or additive code. */
export const addOnSchema = z.strictObject({
  label: localizedTextSchema,
  /** Set if the code stands for an EU allergen; not set for additives. */
  allergen: z.optional(allergenSchema),
});

export type AddOn = z.infer<typeof addOnSchema>;
