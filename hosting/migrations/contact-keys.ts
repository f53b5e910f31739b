import * as z from "zod";
import { DELETED_UID } from "@/domain/guest/anonymise-guest";
import { contactKeys as keysOf } from "@/functions/contact/contact-keys";
import type { Migration } from "./migration";

const contactSchema = z.object({ phone: z.string().optional(), email: z.string().optional() });

/**
 * Stores the keys of the contact with orders and reservations, without which `searchGuests` and
 * `eraseGuest` do not find them. Anonymised ones get none.
 */
export const contactKeys: Migration = {
  name: "002-contact-keys",
  description: "store the contact's keys with orders and reservations",
  collections: ["orders", "reservations"],
  migrate({ data }) {
    if ("contact_keys" in data || data.creator_uid === DELETED_UID) return null;
    const contact = contactSchema.safeParse(data.contact);
    if (!contact.success) return null;
    const { phone, email } = contact.data;
    return { data: { ...data, contact_keys: keysOf({ phone, email }) } };
  },
};
