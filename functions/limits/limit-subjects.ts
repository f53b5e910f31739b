import { createHash } from "node:crypto";
import { mailboxKey, phoneKey } from "../contact/contact-keys";
import type { Caller } from "../runtime/caller";

/** Name of the limit document of an account. */
export function accountSubject(uid: string): string {
  return uid;
}

/**
 * Names of the limit documents of everything that identifies a guest: account, phone number and App
 * Check token, null without one. Numbers, addresses and tokens are stored as SHA-256 only.
 */
export function callerSubjects(
  { uid, appToken }: Caller,
  phone: string,
): [account: string, phone: string, token: string | null] {
  return [accountSubject(uid), phoneSubject(phone), appToken && tokenSubject(appToken)];
}

function phoneSubject(phone: string): string {
  return `phone_${hash(phoneKey(phone))}`;
}

/** Name of the limit document of the invitations to a mailbox, however its address is spelled. */
export function mailSubject(email: string): string {
  return `mail_${hash(mailboxKey(email))}`;
}

function tokenSubject(appToken: string): string {
  return `token_${hash(appToken)}`;
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
