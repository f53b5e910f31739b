import { createHash } from "node:crypto";

/** A blocked phone number (E.164) or account. */
export type BlockSubject = { readonly contact_key: string } | { readonly uid: string };

/** Id of a block: the same restaurant and guest always have the same one. */
export function blockId(resto_key: string, subject: BlockSubject): string {
  const text = "uid" in subject ? `uid ${subject.uid}` : `phone ${subject.contact_key}`;
  return `${resto_key}_${createHash("sha256").update(text).digest("hex")}`;
}
