import { exportDocuments } from "../accounts/export-store";
import { mailSubject, phoneSubject } from "../limits/limit-subjects";
import { database } from "../runtime/admin-app";

/** Path of the limits of a phone number or e-mail address, which all restaurants share. */
function limitsPath(contactKey: string): string {
  const isEmail = contactKey.includes("@");
  return `limits/${isEmail ? mailSubject(contactKey) : phoneSubject(contactKey)}`;
}

export function exportLimits(contactKey: string) {
  return exportDocuments([limitsPath(contactKey)]);
}

export async function deleteLimits(contactKey: string): Promise<void> {
  await database().doc(limitsPath(contactKey)).delete();
}
