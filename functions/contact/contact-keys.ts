import { parsePhoneNumberFromString } from "libphonenumber-js";

/** A contact as guests and staff enter it; a walk-in may have neither number nor address. */
interface ContactDetails {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/**
 * The keys under which a contact is counted, blocked and found: its phone number (see
 * {@link phoneKey}) and its mailbox (see {@link mailboxKey}).
 */
export function contactKeys({ phone, email }: ContactDetails): string[] {
  return [...(phone ? [phoneKey(phone)] : []), ...(email ? [mailboxKey(email)] : [])];
}

/**
 * One spelling for all spellings of a phone number: E.164, for example `+498999998010`. A number
 * without country code counts as German. Digits only if it cannot be a phone number.
 */
export function phoneKey(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone, "DE");
  return parsed?.isPossible() ? parsed.number : phone.replace(/\D/g, "");
}

/** The address of an account, normalised. Other spellings of its mailbox stay different. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Domains of one provider that ignores dots before the @. */
const DOTLESS_DOMAINS: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/**
 * One spelling for the addresses of one mailbox: lower case, without a tag such as `+news`; for Gmail
 * also without dots. Only a key: mails go to the address as it was typed.
 */
export function mailboxKey(email: string): string {
  const address = emailKey(email);
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const [untagged = ""] = address.slice(0, Math.max(0, at)).split("+");
  if (untagged === "") return address;
  return DOTLESS_DOMAINS.has(domain)
    ? `${untagged.replaceAll(".", "")}@gmail.com`
    : `${untagged}@${domain}`;
}
