/** A request whose outcome this browser does not know yet, stored before the call. */
export interface PendingSend {
  /** The account that sent it. */
  readonly uid: string;
  /** When the user sent it: milliseconds by this device's clock. */
  readonly startedAt: number;
  /** When it was last sent, by the same clock; absent before the first call. */
  readonly sentAt?: number | undefined;
}

/** A request may be resent this long after the user's click; later it is only looked up. */
const RESEND_WITHIN_MS = 10 * 60_000;

/** After this time no call can still be in flight. */
const MAX_IN_FLIGHT_MS = 90_000;

/** For this long a request is resent although the server's data lacks it. */
const RESEND_MISSING_WITHIN_MS = 60_000;

/**
 * Whether the request may be sent again: only by the account that sent it, and only for ten minutes,
 * because the user may have given up after that.
 */
export function mayResend(pending: PendingSend, uid: string | null, now: number): boolean {
  // A clock that was set back since says nothing about how long ago it was.
  return pending.uid === uid && Math.abs(now - pending.startedAt) < RESEND_WITHIN_MS;
}

/**
 * Whether a request that the server's data lacks is still sent again without a reason to expect that
 * it now arrives. Without an end, one more call would always be in flight.
 */
export function mayResendMissing(pending: PendingSend, now: number): boolean {
  return now - pending.startedAt < RESEND_MISSING_WITHIN_MS;
}

/** Whether a call may still reach the server; until then its absence there proves nothing. */
export function mayBeInFlight(pending: PendingSend, now: number): boolean {
  return now - (pending.sentAt ?? pending.startedAt) <= MAX_IN_FLIGHT_MS;
}
