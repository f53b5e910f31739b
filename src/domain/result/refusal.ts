import type { Cents } from "../money/money";
import type { Instant } from "../time/berlin-time";

/**
 * Every reason why a rule or a callable refuses: see docs/rules.md#reasons. Interfaces translate the
 * reason and never show the `message` of an error.
 */
export const REFUSAL_REASONS = [
  /** The input is malformed or cannot be served. */
  "INVALID",
  /** No account. */
  "NOT_SIGNED_IN",
  /** The role is missing, or without effect in this session. */
  "NOT_ALLOWED",
  /** Does not exist, or belongs to another account or restaurant. */
  "NOT_FOUND",
  /** Neither App Check token nor verified address; with `field`, only a verified address helps. */
  "NOT_VERIFIED",
  /** The restaurant is not open at that time. */
  "CLOSED",
  /** Orders, or those of this fulfilment, are paused until `next_at`; without it, until staff answer. */
  "PAUSED",
  /** The restaurant does not deliver. */
  "DELIVERY_OFF",
  /** The restaurant takes no reservations. */
  "RESERVATION_OFF",
  /** The total differs from `expected_total_cents`; carries the `quote` that applies. */
  "PRICE_CHANGED",
  /** A dish or an option is sold out or no longer on the menu, or fewer portions are left than ordered. */
  "ITEM_UNAVAILABLE",
  /** The subtotal is below the minimum for delivery. */
  "BELOW_MINIMUM",
  /** The address is outside the delivery area. */
  "OUT_OF_AREA",
  /** A dish is not served at that time; `next_at` is the first slot at which all are. */
  "NOT_SERVED_NOW",
  /** No room for the order or the party. */
  "SLOT_FULL",
  /** The state machine has no such step. */
  "WRONG_STATE",
  /** The guest's time to cancel or move is over. */
  "CANCEL_TOO_LATE",
  /** The time is past or too soon, or the offer has lapsed. */
  "SLOT_PAST",
  /** Beyond `days_ahead`. */
  "TOO_FAR_AHEAD",
  /** Larger than `max_party`, or than the named tables. */
  "PARTY_SIZE",
  /** The id belongs to a different request or account. */
  "IDEMPOTENCY_MISMATCH",
  /** Changed since the caller read it. */
  "VERSION_CONFLICT",
  /** A limit is reached. */
  "RATE_LIMIT",
  /** The sign-in is older than 15 minutes, or the session was ended. */
  "SIGN_IN_AGAIN",
  /** The restaurant has blocked this telephone number or account. */
  "BLOCKED",
  /** Online payment is not possible at this restaurant or for this order now. */
  "PAYMENT_UNAVAILABLE",
  /** The payment is not finished yet. */
  "PAYMENT_OPEN",
  /** The order is paid already, or its payment has ended. */
  "PAYMENT_SETTLED",
  /** More than was taken and not yet given back. */
  "REFUND_TOO_HIGH",
  /** The party pays a deposit that the guest has not agreed to, or whose terms have changed. */
  "DEPOSIT_REQUIRED",
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
  /** Portions of the dish that are left. Set with ITEM_UNAVAILABLE of a dish whose portions are counted. */
  readonly portions_left?: number;
  /** Phone number of the restaurant. Set with BLOCKED. */
  readonly phone?: string;
}

export function refusal(reason: RefusalReason, details: Omit<Refusal, "reason"> = {}): Refusal {
  return { reason, ...details };
}
