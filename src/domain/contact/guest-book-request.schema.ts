import * as z from "zod/mini";
import { lineSchema, linesSchema } from "../text/text.schema";

/**
 * Version of the text that a guest agrees to. It rises with every change of its meaning; agreements to
 * earlier texts do not count.
 */
export const GUEST_BOOK_VERSION = 1;

/** Longest text about allergies. */
export const MAX_ALLERGIES_LENGTH = 200;
/** Longest note of the team about a guest. */
export const MAX_GUEST_NOTE_LENGTH = 300;

/** What a guest tells the restaurant about allergies. */
export const allergiesTextSchema = lineSchema({ max: MAX_ALLERGIES_LENGTH });

/** The team's note about a guest; empty removes it. */
export const guestNoteTextSchema = linesSchema({ min: 0, max: MAX_GUEST_NOTE_LENGTH, lines: 8 });

/**
 * The guest's part of an order or a reservation: see docs/rules.md#guest-book. Empty counts it only if
 * the guest has agreed before.
 */
export const guestBookRequestSchema = z.strictObject({
  /** Version of the text that the guest agrees to now. */
  agrees_to: z.optional(z.int().check(z.positive(), z.maximum(1000))),
  /** Set if the guest also agrees that the restaurant stores this. */
  allergies: z.optional(allergiesTextSchema),
});

export type GuestBookRequest = z.infer<typeof guestBookRequestSchema>;
