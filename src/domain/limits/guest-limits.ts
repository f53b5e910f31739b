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

/** Cancelled orders, and moved and cancelled reservations, per account. */
export const CHANGE_LIMITS: readonly WindowLimit[] = [{ max: 10, windowMs: HOUR_MS }];

/** Mails per recipient; more if it is the verified address of the account that wrote it. */
export function mailLimits(isVerified: boolean): readonly WindowLimit[] {
  return [{ max: isVerified ? 20 : 6, windowMs: DAY_MS }];
}

/** More seats than a policy may have, such as those of a long list of tables, raise no limit. */
const MAX_MAIL_SEATS = 2000;

/**
 * Mails of a restaurant per local day: 1,000, and 25 for each of at most 2,000 seats. Mails to
 * verified addresses may take twice as many, so that mails to invented addresses never use up those
 * of regular guests.
 */
export function restaurantMailLimit(seats: number, isVerified: boolean): number {
  return (1000 + 25 * Math.min(seats, MAX_MAIL_SEATS)) * (isVerified ? 2 : 1);
}

/** How long a limit document is kept after its last event. */
export const LIMIT_RETENTION_MS = RETENTION_DAYS.limit * DAY_MS;
