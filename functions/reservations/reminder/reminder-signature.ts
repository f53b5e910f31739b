import { createHmac, timingSafeEqual } from "node:crypto";
import { reminderSubject } from "@/domain/reservation/reminder/reminder-link";
import { readGuestLinkSecret } from "../../runtime/guest-link-secret";

type Signed = Parameters<typeof reminderSubject>[0];

/** Signature of the link in a reminder, 43 characters. It ends with the next move. */
export function signReminder(reservation: Signed): string {
  return createHmac("sha256", readGuestLinkSecret())
    .update(reminderSubject(reservation))
    .digest("base64url");
}

/** Whether a signature is that of the reservation's current link. Takes the same time for any text. */
export function isReminderSignature(signature: string, reservation: Signed): boolean {
  const expected = Buffer.from(signReminder(reservation));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
