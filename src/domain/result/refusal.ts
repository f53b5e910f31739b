import type { Cents } from "../money/money";
import type { Instant } from "../time/berlin-time";

/**
 * Every reason why a rule or a callable refuses: see docs/rules.md#reasons. Interfaces translate the
 * reason and never show the `message` of an error.
 */
export const REFUSAL_REASONS = [
  "INVALID",
  "NOT_SIGNED_IN",
  "NOT_ALLOWED",
  "NOT_FOUND",
  "NOT_VERIFIED",
  "CLOSED",
  "PAUSED",
  "DELIVERY_OFF",
  "RESERVATION_OFF",
  "PRICE_CHANGED",
  "ITEM_UNAVAILABLE",
  "BELOW_MINIMUM",
  "OUT_OF_AREA",
  "NOT_SERVED_NOW",
  "SLOT_FULL",
  "WRONG_STATE",
  "CANCEL_TOO_LATE",
  "SLOT_PAST",
  "TOO_FAR_AHEAD",
  "PARTY_SIZE",
  "IDEMPOTENCY_MISMATCH",
  "VERSION_CONFLICT",
  "RATE_LIMIT",
  "SIGN_IN_AGAIN",
  "BLOCKED",
] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** A reason and the details that an interface needs to explain it. */
export interface Refusal {
  readonly reason: RefusalReason;
  /**
   * Path of the offending input, for example `lines.0.qty`. Set with INVALID and ITEM_UNAVAILABLE.
   * With NOT_VERIFIED: `party_size` or `policy` if only a verified address helps.
   * With RATE_LIMIT: `calls` if there were too many calls, whatever they asked for.
   */
  readonly field?: string;
  /** Minimum minus subtotal. Set with BELOW_MINIMUM. */
  readonly missing_cents?: Cents;
  /**
   * With WRONG_STATE the status found, with VERSION_CONFLICT of a revision the current one, with
   * SLOT_FULL of named tables the id of the reservation that has one of them.
   */
  readonly current?: string;
  /**
   * Next possible time, if known. May be set with CLOSED, PAUSED, SLOT_PAST, SLOT_FULL and
   * NOT_SERVED_NOW.
   */
  readonly next_at?: Instant;
  /** Seconds until the same call may succeed, at least 1. Set with RATE_LIMIT. */
  readonly retry_after_s?: number;
  /** Phone number of the restaurant. Set with BLOCKED. */
  readonly phone?: string;
}

export function refusal(reason: RefusalReason, details: Omit<Refusal, "reason"> = {}): Refusal {
  return { reason, ...details };
}
