import * as z from "zod/mini";
import {
  allergiesTextSchema,
  guestBookRequestSchema,
  guestNoteTextSchema,
} from "../contact/guest-book-request.schema";
import { clientIdSchema } from "../ids/client-id.schema";
import { restoKeySchema } from "../ids/resto-key.schema";
import { namedDishSchema } from "./ordered-dish.schema";

/** Most orders, and reservations, of one call of `readGuestBook`. */
export const MAX_CARDS = 30;

/** What staff see of a guest, and what the guest sees of the own entry. */
export const guestCardSchema = z.object({
  name: z.string(),
  visits: z.int(),
  no_shows: z.int(),
  last_visit_at: z.optional(z.int()),
  /** At most three, the most usual one first. */
  usual: z.array(namedDishSchema),
  allergies: z.optional(z.string()),
  /** Of the team. */
  note: z.optional(z.string()),
  agreed_at: z.int(),
});

export type GuestCard = z.infer<typeof guestCardSchema>;

const idsSchema = z.array(clientIdSchema).check(z.maxLength(MAX_CARDS));

/** Input of the callable `readGuestBook`. */
export const readGuestBookRequestSchema = z.strictObject({
  resto_key: restoKeySchema,
  order_ids: z.optional(idsSchema),
  reservation_ids: z.optional(idsSchema),
});

export type ReadGuestBookRequest = z.infer<typeof readGuestBookRequestSchema>;

/** Answer of `readGuestBook`: the guests who are in the book, by the order or reservation. */
export const readGuestBookAnswerSchema = z.object({
  guests: z.array(z.object({ id: z.string(), card: guestCardSchema })),
});

export type ReadGuestBookAnswer = z.infer<typeof readGuestBookAnswerSchema>;

/** Input of the callable `changeGuestBook`: the guest of an order or a reservation. */
export const changeGuestBookRequestSchema = z
  .strictObject({
    resto_key: restoKeySchema,
    order_id: z.optional(clientIdSchema),
    reservation_id: z.optional(clientIdSchema),
    /** Replaces the team's note. */
    note: z.optional(guestNoteTextSchema),
    /** Ends the agreement: deletes the whole entry. */
    end: z.optional(z.literal(true)),
  })
  .check(
    z.refine(
      ({ order_id, reservation_id }) => (order_id === undefined) !== (reservation_id === undefined),
      { path: ["order_id"] },
    ),
    z.refine(({ note, end }) => (note === undefined) !== (end === undefined), { path: ["note"] }),
  );

export type ChangeGuestBookRequest = z.infer<typeof changeGuestBookRequestSchema>;

/** Input of the callable `readMyGuestBook`. */
export const readMyGuestBookRequestSchema = z.strictObject({ resto_key: restoKeySchema });

/** Input of the callable `changeMyGuestBook`; only an agreement of now stores allergies. */
export const changeMyGuestBookRequestSchema = z
  .strictObject({
    resto_key: restoKeySchema,
    agrees_to: guestBookRequestSchema.shape.agrees_to,
    /** Null removes them. */
    allergies: z.optional(z.nullable(allergiesTextSchema)),
    /** Withdraws the agreement: deletes the whole entry. */
    end: z.optional(z.literal(true)),
  })
  .check(
    z.refine(({ allergies, end }) => (allergies === undefined) !== (end === undefined), {
      path: ["allergies"],
    }),
    z.refine(({ allergies, agrees_to }) => !allergies || agrees_to !== undefined, {
      path: ["agrees_to"],
    }),
  );

export type ChangeMyGuestBookRequest = z.infer<typeof changeMyGuestBookRequestSchema>;

/** Answer of the calls about one entry; null if there is none. */
export const guestBookEntrySchema = z.object({ card: z.nullable(guestCardSchema) });

export type GuestBookEntry = z.infer<typeof guestBookEntrySchema>;
