import { createHmac, timingSafeEqual } from "node:crypto";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { readGuestLinkSecret } from "../../runtime/guest-link-secret";

type Signed = Pick<Reservation, "id" | "start_at">;

/**
 * Signature of the link in a reminder, 43 characters. It covers the start, so that the link of a
 * moved reservation is no longer valid.
 */
export function signReminder({ id, start_at }: Signed): string {
  return createHmac("sha256", readGuestLinkSecret())
    .update(`reservation-reminder:${id}:${start_at}`)
    .digest("base64url");
}

/** Whether a signature is that of the reservation's current link. Takes the same time for any text. */
export function isReminderSignature(signature: string, reservation: Signed): boolean {
  const expected = Buffer.from(signReminder(reservation));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
