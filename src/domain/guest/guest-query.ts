import { phoneSchema } from "../contact/contact.schema";
import { emailSchema } from "../contact/email.schema";

/** A guest as named by a search field. */
export type GuestContact = { readonly phone: string } | { readonly email: string };

/** The phone number or e-mail address that was typed; null if it is neither. */
export function guestContactOf(typed: string): GuestContact | null {
  const text = typed.trim();
  if (text.includes("@")) {
    const email = text.toLowerCase();
    return emailSchema.safeParse(email).success ? { email } : null;
  }
  return phoneSchema.safeParse(text).success ? { phone: text } : null;
}

/** Whether a repeated input names the same guest: spaces, brackets and case do not matter. */
export function isSameTyped(one: string, other: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[\s()/-]/g, "");
  return bare(one) === bare(other);
}
