import { RETENTION_DAYS } from "../retention/retention";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time/berlin-time";
import type { WindowLimit } from "./rolling-window";

/** Orders per account, phone number and App Check token, whatever became of them. */
export const ORDER_LIMITS: readonly WindowLimit[] = [{ max: 5, windowMs: 10 * MINUTE_MS }];

/** Reservations and waitlist entries created per account, phone number and App Check token. */
export const RESERVATION_LIMITS: readonly WindowLimit[] = [
  { max: 5, windowMs: HOUR_MS },
  { max: 10, windowMs: DAY_MS },
];

/** Cancelled orders, moved and cancelled reservations, and allergies told to a guest book, per account. */
export const CHANGE_LIMITS: readonly WindowLimit[] = [{ max: 10, windowMs: HOUR_MS }];

/** Mails per mailbox in 24 hours. */
const MAX_MAILS = 6;

/** Mails per mailbox in 24 hours if it is the verified address of the account that wrote them. */
const MAX_VERIFIED_MAILS = 20;

export function maxMails(isVerified: boolean): number {
  return isVerified ? MAX_VERIFIED_MAILS : MAX_MAILS;
}

/** Mails of a restaurant per local day, beside those for its seats; twice for verified recipients. */
const RESTAURANT_MAILS = 1000;

/** Further mails of a restaurant per local day for each seat; twice for verified recipients. */
const MAILS_PER_SEAT = 25;

/** More seats than a policy may have, such as those of a long list of tables, raise no mail limit. */
const MAX_MAIL_SEATS = 2000;

/**
 * Mails of a restaurant per local day. Mails to verified addresses may take twice as many, so that
 * mails to invented addresses never use up those of regular guests.
 */
export function restaurantMailLimit(seats: number, isVerified: boolean): number {
  const mails = RESTAURANT_MAILS + MAILS_PER_SEAT * Math.min(seats, MAX_MAIL_SEATS);
  return isVerified ? 2 * mails : mails;
}

/** How long a limit document is retained after its last event. */
export const LIMIT_RETENTION_MS = RETENTION_DAYS.limit * DAY_MS;
