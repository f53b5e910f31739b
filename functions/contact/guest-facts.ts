import type { Contact } from "@/domain/contact/contact.schema";
import type { Order } from "@/domain/order/order.schema";
import type { Caller } from "../runtime/caller";
import { contactKeys, emailKey } from "./contact-keys";

/** Facts that the server stores about the guest of an order or reservation. */
export type GuestFacts = Required<
  Pick<Order, "contact_keys" | "guest_verified" | "email_verified">
>;

export function guestFacts({ verifiedEmail }: Caller, contact: Contact): GuestFacts {
  const { email } = contact;
  return {
    contact_keys: contactKeys(contact),
    guest_verified: verifiedEmail !== null,
    email_verified: email !== undefined && emailKey(email) === verifiedEmail,
  };
}
