import * as z from "zod/mini";
import { phoneSchema } from "../contact/contact.schema";
import { storedAddressSchema } from "../delivery/delivery-address.schema";
import { restoKeySchema } from "../ids/resto-key.schema";
import { choicesSchema } from "../menu/options/choices.schema";
import { storedLineSchema } from "../text/text.schema";

/** A dish as it was ordered, without the note. */
const orderedDishSchema = z.object({
  item_id: z.string(),
  qty: z.int(),
  choices: choicesSchema,
});

export type OrderedDish = z.infer<typeof orderedDishSchema>;

/**
 * A document of the collection `known_guests`: a caller who agreed that the restaurant remembers name,
 * address and dishes. Instants are milliseconds.
 */
export const knownGuestSchema = z.object({
  resto_key: z.string(),
  /** Telephone number in E.164. */
  contact_key: z.string(),
  name: storedLineSchema,
  /** Of the last delivery. */
  address: z.optional(storedAddressSchema),
  /** The dishes of the last telephone orders, newest first; absent if the guest agreed without them. */
  last_orders: z.optional(z.array(z.object({ dishes: z.array(orderedDishSchema) }))),
  /** When the guest agreed first. */
  agreed_at: z.int(),
  last_order_at: z.int(),
  /** Account of the staff member who took the last order. */
  by: z.string(),
});

export type KnownGuest = z.infer<typeof knownGuestSchema>;

/** Input of the callable `findKnownGuest`: the whole telephone number. */
export const findKnownGuestRequestSchema = z.strictObject({
  resto_key: restoKeySchema,
  phone: phoneSchema,
});

export type FindKnownGuestRequest = z.infer<typeof findKnownGuestRequestSchema>;

/** Answer of the callable `findKnownGuest`; null if the number is not known. */
export const findKnownGuestAnswerSchema = z.object({
  guest: z.nullable(
    z.extend(z.pick(knownGuestSchema, { name: true, address: true }), {
      /** {@link usualDishes}, the most usual one first. */
      usual: z.optional(z.array(orderedDishSchema)),
      /** Of the last telephone order. */
      last_order_at: z.optional(z.int()),
    }),
  ),
});

export type FindKnownGuestAnswer = z.infer<typeof findKnownGuestAnswerSchema>;
