import * as z from "zod/mini";
import { phoneSchema } from "../contact/contact.schema";
import { storedAddressSchema } from "../delivery/delivery-address.schema";
import { restoKeySchema } from "../ids/resto-key.schema";
import { storedLineSchema } from "../text/text.schema";
import { guestBookSchema } from "./guest-book.schema";
import { guestCardSchema } from "./guest-card.schema";
import { orderedDishSchema } from "./ordered-dish.schema";

/**
 * A document of the collection `known_guests`: a caller who agreed that the restaurant remembers name,
 * address and dishes, or a guest who agreed to the guest book. Instants are milliseconds.
 */
export const knownGuestSchema = z.object({
  resto_key: z.string(),
  /** Telephone number in E.164; that of the last order or reservation. */
  contact_key: z.string(),
  /** The account that agreed; absent for callers. */
  uid: z.optional(z.string()),
  /** All contact keys of the account's last order or reservation; absent for callers. */
  contact_keys: z.optional(z.array(z.string())),
  name: storedLineSchema,
  /** Of the last delivery. */
  address: z.optional(storedAddressSchema),
  /** The dishes of the last telephone orders, newest first; callers only. */
  last_orders: z.optional(z.array(z.object({ dishes: z.array(orderedDishSchema) }))),
  /** When the guest agreed first. */
  agreed_at: z.int(),
  /** Of the last order, reservation or visit. */
  last_order_at: z.int(),
  /** Account of the staff member who took the last order by telephone. */
  by: z.optional(z.string()),
  /** Absent without the agreement to the guest book. */
  book: z.optional(guestBookSchema),
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
  /** What the guest book holds about the number. */
  book: z.optional(guestCardSchema),
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
