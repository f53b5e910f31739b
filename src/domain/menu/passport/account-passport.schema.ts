import * as z from "zod/mini";
import { passportSchema } from "./passport.schema";

/**
 * A passport in the owner's account, for all devices and restaurants: without additives, whose codes
 * belong to one restaurant's legend. It says something: an empty one is deleted.
 */
export const accountPassportSchema = z.object({
  ...z.pick(passportSchema, { avoid: true, diets: true, dislikes: true }).shape,
  /** Whether the guest has agreed that orders tell the kitchen. */
  tells_kitchen: z.boolean(),
  /** When the owner agreed that the account stores it, milliseconds. */
  agreed_at: z.int(),
  /** Last change, milliseconds: the later one of device and account wins. */
  changed_at: z.int(),
});

export type AccountPassport = z.infer<typeof accountPassportSchema>;
