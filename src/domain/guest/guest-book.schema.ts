import * as z from "zod/mini";
import { storedLineSchema } from "../text/text.schema";
import { namedDishSchema } from "./ordered-dish.schema";

const visitSchema = z.object({
  /** Of the order or reservation. */
  id: z.string(),
  at: z.int(),
  /** Of an order. */
  dishes: z.optional(z.array(namedDishSchema)),
});

/** What a restaurant counts and notes about a guest who has agreed to it. */
export const guestBookSchema = z.object({
  /** Version and time of the agreement that is in force. */
  agreed_to: z.int(),
  agreed_at: z.int(),
  /** Orders that were handed over, and reservations that were seated. */
  visits: z.int(),
  /** Reservations whose party did not come, and deliveries whose guest was not met. */
  no_shows: z.int(),
  /** The last visits, newest first. */
  recent: z.array(visitSchema),
  /** What the guest told about allergies, with the agreement of its own (GDPR article 9). */
  allergies: z.optional(
    z.object({ text: storedLineSchema, agreed_to: z.int(), agreed_at: z.int() }),
  ),
  /** Of the team. */
  note: z.optional(z.string()),
});

export type GuestBook = z.infer<typeof guestBookSchema>;
