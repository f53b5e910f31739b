import * as z from "zod/mini";
import { localizedTextSchema } from "../shared/localized-text.schema";
import { EU_ALLERGENS } from "./eu-allergens";

const allergenSchema = z.enum(EU_ALLERGENS);

/** Canonical allergen, independent of the letter a restaurant prints for it. */
export type Allergen = z.infer<typeof allergenSchema>;

/** Label of one allergen or additive code of a restaurant (spec sections 3 and 9). */
export const addOnSchema = z.strictObject({
  label: localizedTextSchema,
  /** Set when the code stands for an EU allergen; additives have none. */
  allergen: z.optional(allergenSchema),
});

/** One entry of the legend behind the codes printed beside dishes. */
export type AddOn = z.infer<typeof addOnSchema>;
