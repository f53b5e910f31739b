import type { GuestRequest } from "@/domain/guest/guest-requests.schema";
import { mailboxKey, phoneKey } from "../contact/contact-keys";

/** A guest at one restaurant. */
export interface GuestAt {
  readonly resto_key: string;
  readonly contactKey: string;
  /** The address as a manager typed it, in lower case; absent if the guest is known by number. */
  readonly email?: string | undefined;
}

/** The guest whom a request names by phone number or e-mail address. */
export function guestAt({
  resto_key,
  phone,
  email = "",
}: Pick<GuestRequest, "resto_key" | "phone" | "email">): GuestAt {
  return phone === undefined
    ? { resto_key, contactKey: mailboxKey(email), email }
    : { resto_key, contactKey: phoneKey(phone) };
}
