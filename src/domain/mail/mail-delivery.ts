import { HOUR_MS, type Instant, MINUTE_MS } from "../time/berlin-time";
import type { MailDelivery } from "./mail-delivery.schema";

/** After that many failed attempts a mail is not tried again. */
export const MAX_MAIL_ATTEMPTS = 8;

/** After this time a running attempt counts as lost. Longer than the time limit of a function. */
export const MAIL_LEASE_MS = 3 * MINUTE_MS;

const FIRST_DELAY_MS = MINUTE_MS;
const DELAY_FACTOR = 3;
const MAX_DELAY_MS = 6 * HOUR_MS;

/** How an attempt ended. */
export type MailOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: string; readonly isPermanent: boolean };

/**
 * Delivery of a mail that is queued now.
 * @param id of the mail's document
 * @param url of the restaurant's site, whose host is the right side of the Message-ID
 */
export function newMailDelivery(id: string, url: string, now: Instant): MailDelivery {
  const message_id = `<${id}@${new URL(url).hostname}>`;
  return { state: "pending", attempts: 0, message_id, next_at: now };
}

/**
 * Begins an attempt. Store the result in a transaction before sending: then neither a second run of
 * the same event nor the schedule begins another attempt.
 * @returns null if no attempt is due; `failed` if the last permitted attempt was lost
 */
export function beginMailAttempt(delivery: MailDelivery, now: Instant): MailDelivery | null {
  const { state, attempts, next_at = 0 } = delivery;
  // The first attempt does not wait: clocks of two servers may differ.
  if (state !== "pending" || (attempts > 0 && next_at > now)) return null;
  if (attempts >= MAX_MAIL_ATTEMPTS) return failed(delivery, delivery.error ?? "no result");
  return { ...delivery, attempts: attempts + 1, next_at: now + MAIL_LEASE_MS };
}

/**
 * Ends an attempt.
 * @param delivery as {@link beginMailAttempt} returned it
 */
export function endMailAttempt(
  delivery: MailDelivery,
  outcome: MailOutcome,
  now: Instant,
): MailDelivery {
  const { next_at: _, error: __, ...rest } = delivery;
  if (outcome.ok) return { ...rest, state: "sent", sent_at: now };
  const { error, isPermanent } = outcome;
  if (isPermanent || delivery.attempts >= MAX_MAIL_ATTEMPTS) return failed(delivery, error);
  return { ...delivery, error, next_at: now + mailRetryDelayMs(delivery.attempts) };
}

/**
 * Delivery of a mail that failed for good and is sent once more: all attempts again, under the same
 * Message-ID.
 * @returns null unless the mail has `failed`
 */
export function repeatedMailDelivery(delivery: MailDelivery, now: Instant): MailDelivery | null {
  if (delivery.state !== "failed") return null;
  const { message_id } = delivery;
  return { state: "pending", attempts: 0, message_id, next_at: now };
}

/** Time from the n-th failed attempt to the next: 1, 3, 9, 27, 81 and 243 minutes, then 6 hours. */
export function mailRetryDelayMs(attempts: number): number {
  return Math.min(FIRST_DELAY_MS * DELAY_FACTOR ** (attempts - 1), MAX_DELAY_MS);
}

function failed(delivery: MailDelivery, error: string): MailDelivery {
  const { next_at: _, ...rest } = delivery;
  return { ...rest, state: "failed", error };
}
