import { parsePhoneNumberFromString } from "libphonenumber-js";

/** A contact as guests and staff enter it; a walk-in may have neither number nor address. */
interface ContactDetails {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/**
 * The keys under which a contact is counted, blocked and found: its phone number (see
 * {@link phoneKey}) and its e-mail address in lower case.
 */
export function contactKeys({ phone, email }: ContactDetails): string[] {
  return [...(phone ? [phoneKey(phone)] : []), ...(email ? [emailKey(email)] : [])];
}

/**
 * One spelling for all spellings of a phone number: E.164, for example `+498999998010`. A number
 * without country code counts as German. Digits only if it cannot be a phone number.
 */
export function phoneKey(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone, "DE");
  return parsed?.isPossible() ? parsed.number : phone.replace(/\D/g, "");
}

export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
