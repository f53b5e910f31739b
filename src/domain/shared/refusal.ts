import type { Instant } from "./berlin-time";
import type { Cents } from "./money";

/**
 * Every reason for which a rule or a callable says no (contract section 3).
 * Interfaces translate the reason; nobody ever shows the `message` of an error.
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
  "SLOT_FULL",
  "WRONG_STATE",
  "CANCEL_TOO_LATE",
  "SLOT_PAST",
  "TOO_FAR_AHEAD",
  "PARTY_SIZE",
  "IDEMPOTENCY_MISMATCH",
  "VERSION_CONFLICT",
  "RATE_LIMIT",
] as const;

/** One of {@link REFUSAL_REASONS}. */
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** A refusal with what an interface needs to explain it and to offer the way on. */
export interface Refusal {
  readonly reason: RefusalReason;
  /** Path of the offending input, for example `lines.0.qty`. Set with INVALID and ITEM_UNAVAILABLE. */
  readonly field?: string;
  /** What the cart lacks to the minimum. Set with BELOW_MINIMUM. */
  readonly missing_cents?: Cents;
  /** The status found. Set with WRONG_STATE. */
  readonly current?: string;
  /** When ordering is possible again, if that is known. May be set with CLOSED, PAUSED, SLOT_PAST and SLOT_FULL. */
  readonly next_at?: Instant;
}

/** Builds a refusal; `details` only where the reason defines some. */
export function refusal(reason: RefusalReason, details: Omit<Refusal, "reason"> = {}): Refusal {
  return { reason, ...details };
}
