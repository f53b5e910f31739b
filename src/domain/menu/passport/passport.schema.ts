import * as z from "zod/mini";
import { allergenSchema } from "../../tenant/add-ons";
import { lineSchema } from "../../text/text.schema";

/** Diets that a guest follows; gluten is avoided as an allergen. */
export const PASSPORT_DIETS = ["vegetarian", "vegan", "halal", "lactose-free"] as const;

/** Words that a guest does not like, and the length of each. */
export const MAX_DISLIKES = 10;
export const MAX_DISLIKE_LENGTH = 30;

/**
 * What a guest does not eat: health data, stored only where the guest asked for it. See
 * docs/rules.md#allergy-passport.
 */
export const passportSchema = z.strictObject({
  /** Allergens to avoid. */
  avoid: z.array(allergenSchema).check(z.maxLength(14)),
  /** Codes of the restaurant's legend that are no allergens, for example of colourants. */
  additives: z.array(z.string().check(z.minLength(1), z.maxLength(3))).check(z.maxLength(20)),
  diets: z.array(z.enum(PASSPORT_DIETS)).check(z.maxLength(4)),
  /** Words: food that the guest does not like. */
  dislikes: z.array(lineSchema({ max: MAX_DISLIKE_LENGTH })).check(z.maxLength(MAX_DISLIKES)),
  /** Whether the guest has agreed that orders tell the kitchen. */
  tells_kitchen: z._default(z.boolean(), false),
  /** The account that has agreed to store it, too: docs/rules.md#passports. */
  in_account: z.optional(z.string()),
  /** Last change on the device, milliseconds; absent in old ones. */
  changed_at: z.optional(z.int()),
});

export type Passport = z.infer<typeof passportSchema>;

export type PassportDiet = Passport["diets"][number];

export const EMPTY_PASSPORT: Passport = {
  avoid: [],
  additives: [],
  diets: [],
  dislikes: [],
  tells_kitchen: false,
};

/** Whether a passport says nothing. */
export function isEmptyPassport({ avoid, additives, diets, dislikes }: Passport): boolean {
  return avoid.length + additives.length + diets.length + dislikes.length === 0;
}
