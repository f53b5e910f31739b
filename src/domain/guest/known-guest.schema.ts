import * as z from "zod/mini";
import { phoneSchema } from "../contact/contact.schema";
import { storedAddressSchema } from "../delivery/delivery-address.schema";
import { restoKeySchema } from "../ids/resto-key.schema";
import { storedLineSchema } from "../text/text.schema";

/**
 * A document of the collection `known_guests`: a caller who agreed that the restaurant remembers name
 * and address. Instants are milliseconds.
 */
export const knownGuestSchema = z.object({
  resto_key: z.string(),
  /** Telephone number in E.164. */
  contact_key: z.string(),
  name: storedLineSchema,
  /** Of the last delivery. */
  address: z.optional(storedAddressSchema),
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
  guest: z.nullable(z.pick(knownGuestSchema, { name: true, address: true })),
});

export type FindKnownGuestAnswer = z.infer<typeof findKnownGuestAnswerSchema>;
