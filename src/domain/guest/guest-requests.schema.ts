import * as z from "zod/mini";
import { phoneSchema } from "../contact/contact.schema";
import { normalisedEmailSchema } from "../contact/email.schema";
import { clientIdSchema } from "../ids/client-id.schema";
import { restoKeySchema } from "../ids/resto-key.schema";

/** Orders, and reservations, in one answer of `searchGuests`. */
export const GUEST_PAGE = 20;

const guestFields = {
  resto_key: restoKeySchema,
  phone: z.optional(phoneSchema),
  email: z.optional(normalisedEmailSchema),
};

function hasOneContact({
  phone,
  email,
}: {
  phone?: string | undefined;
  email?: string | undefined;
}) {
  return (phone === undefined) !== (email === undefined);
}

/** Input of `exportGuest` and `eraseGuest`: a phone number or an e-mail address. */
export const guestRequestSchema = z
  .strictObject(guestFields)
  .check(z.refine(hasOneContact, { path: ["phone"] }));

export type GuestRequest = z.infer<typeof guestRequestSchema>;

/** Input of `searchGuests`. With a cursor, only the following page of that list is answered. */
export const searchGuestsRequestSchema = z
  .strictObject({
    ...guestFields,
    /** Id of the last order of the previous page. */
    orders_after: z.optional(clientIdSchema),
    /** Id of the last reservation of the previous page. */
    reservations_after: z.optional(clientIdSchema),
  })
  .check(
    z.refine(hasOneContact, { path: ["phone"] }),
    z.refine(
      ({ orders_after, reservations_after }) =>
        orders_after === undefined || reservations_after === undefined,
      { path: ["reservations_after"] },
    ),
  );

export type SearchGuestsRequest = z.infer<typeof searchGuestsRequestSchema>;
