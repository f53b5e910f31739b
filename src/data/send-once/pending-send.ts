/** A request whose outcome this browser does not know yet, stored before the call. */
export interface PendingSend {
  /** The account that sent it. */
  readonly uid: string;
  /** When the user sent it: milliseconds by this device's clock. */
  readonly startedAt: number;
}

/** How long after the user's click a request is still sent again; later it is only looked up. */
const RESEND_WITHIN_MS = 10 * 60_000;

/** After this long no call can still be on its way to the server. */
const IN_FLIGHT_AT_MOST_MS = 90_000;

/**
 * Whether the request may be sent again: by the account that sent it, and while the user can still
 * want it.
 */
export function mayResend(pending: PendingSend, uid: string | null, now: number): boolean {
  return pending.uid === uid && now - pending.startedAt < RESEND_WITHIN_MS;
}

/** Whether a call may still reach the server; until then its absence there proves nothing. */
export function mayBeInFlight(pending: PendingSend, now: number): boolean {
  return now - pending.startedAt <= IN_FLIGHT_AT_MOST_MS;
}
