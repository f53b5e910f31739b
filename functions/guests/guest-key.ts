import type { GuestRequest } from "@/domain/guest/guest-requests.schema";
import { emailKey, phoneKey } from "../contact/contact-keys";

/** The contact key of the guest that a request names by phone number or e-mail address. */
export function guestKey({ phone, email }: Pick<GuestRequest, "phone" | "email">): string {
  return phone === undefined ? emailKey(email ?? "") : phoneKey(phone);
}
