import { type FunctionsErrorCode, HttpsError } from "firebase-functions/https";
import type { OrderRefusal } from "@/domain/order/placing/place-order";
import type { RefusalReason } from "@/domain/result/refusal";

/** See docs/rules.md#reasons. */
const CODES: Record<RefusalReason, FunctionsErrorCode> = {
  INVALID: "invalid-argument",
  NOT_SIGNED_IN: "unauthenticated",
  NOT_ALLOWED: "permission-denied",
  NOT_FOUND: "not-found",
  NOT_VERIFIED: "failed-precondition",
  CLOSED: "failed-precondition",
  PAUSED: "failed-precondition",
  DELIVERY_OFF: "failed-precondition",
  RESERVATION_OFF: "failed-precondition",
  PRICE_CHANGED: "failed-precondition",
  ITEM_UNAVAILABLE: "failed-precondition",
  BELOW_MINIMUM: "failed-precondition",
  OUT_OF_AREA: "failed-precondition",
  NOT_SERVED_NOW: "failed-precondition",
  SLOT_FULL: "failed-precondition",
  WRONG_STATE: "failed-precondition",
  CANCEL_TOO_LATE: "failed-precondition",
  SLOT_PAST: "out-of-range",
  TOO_FAR_AHEAD: "out-of-range",
  PARTY_SIZE: "out-of-range",
  IDEMPOTENCY_MISMATCH: "already-exists",
  VERSION_CONFLICT: "aborted",
  RATE_LIMIT: "resource-exhausted",
  SIGN_IN_AGAIN: "permission-denied",
  BLOCKED: "permission-denied",
  PAYMENT_UNAVAILABLE: "failed-precondition",
  PAYMENT_OPEN: "failed-precondition",
  PAYMENT_SETTLED: "failed-precondition",
  REFUND_TOO_HIGH: "out-of-range",
  DEPOSIT_REQUIRED: "failed-precondition",
};

/** The error that a callable throws for a refusal: `details` is the refusal itself. */
export function refusalToHttpsError(refusal: OrderRefusal): HttpsError {
  return new HttpsError(CODES[refusal.reason], refusal.reason, refusal);
}
