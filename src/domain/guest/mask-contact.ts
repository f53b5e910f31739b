const VISIBLE = 3;

/**
 * A contact key as the audit log shows it: "+49…777" for a phone number, "k…@example.com" for an
 * e-mail address.
 */
export function maskContact(contactKey: string): string {
  const at = contactKey.lastIndexOf("@");
  if (at >= 0) return `${contactKey.slice(0, 1)}…${contactKey.slice(at)}`;
  return `${contactKey.slice(0, VISIBLE)}…${contactKey.slice(-VISIBLE)}`;
}
