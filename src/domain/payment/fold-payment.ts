import type { PaymentStatus } from "../order/payment-status.schema";
import type { Instant } from "../time/berlin-time";
import type { PaymentRecord } from "./payment.schema";
import type { SeenPayment } from "./seen-payment";

/** A status never moves to one with a lower rank, except when a refund has failed. */
const RANK: Readonly<Record<PaymentStatus, number>> = {
  open: 0,
  failed: 1,
  authorised: 2,
  lapsed: 3,
  voided: 3,
  captured: 4,
  part_refunded: 5,
  refunded: 6,
  disputed: 7,
};

/**
 * Folds what was fetched from the provider into the record, forward only: fetches may arrive doubled or
 * out of order (docs/rules.md#online-payment).
 * @returns the same fields but `seen_at` if the fetch says nothing new
 */
export function foldPayment(record: PaymentRecord, seen: SeenPayment, now: Instant): PaymentRecord {
  const failed = seen.refunds.filter(({ status }) => status === "failed").length;
  const hasFailedRefund = failed > 0;
  const hasNewFailed = failed > (record.failed_refunds ?? 0);
  const seenStatus = statusOf(seen);
  const isForward = RANK[seenStatus] > RANK[record.status];
  const isBack = hasFailedRefund && RANK[seenStatus] >= RANK.captured;
  const refunded_cents = hasFailedRefund
    ? seen.refunded_cents
    : Math.max(record.refunded_cents, seen.refunded_cents);
  const folded = {
    ...record,
    status: isForward || isBack ? seenStatus : record.status,
    intent_id: seen.intent_id ?? record.intent_id,
    method: seen.method ?? record.method,
    authorised_cents: Math.max(record.authorised_cents, seen.authorised_cents),
    captured_cents: Math.max(record.captured_cents, seen.captured_cents),
    refunded_cents,
    ...(hasNewFailed && { failed_refunds: failed }),
    refund_failed:
      seen.refunds[0]?.status === "failed" && (hasNewFailed || record.refund_failed === true),
    capture_before: seen.capture_before ?? record.capture_before,
    session_url: seen.session === "open" ? record.session_url : null,
  };
  const isChanged = FOLDED.some((field) => folded[field] !== record[field]);
  return isChanged
    ? { ...folded, version: record.version + 1, updated_at: now, seen_at: now }
    : { ...record, seen_at: now };
}

const FOLDED = [
  "status",
  "intent_id",
  "method",
  "authorised_cents",
  "captured_cents",
  "refunded_cents",
  "failed_refunds",
  "capture_before",
] as const satisfies readonly (keyof PaymentRecord)[];

function statusOf(seen: SeenPayment): PaymentStatus {
  const { intent, captured_cents, refunded_cents } = seen;
  if (intent === "captured") {
    if (seen.is_disputed) return "disputed";
    if (refunded_cents === 0) return "captured";
    return refunded_cents < captured_cents ? "part_refunded" : "refunded";
  }
  if (intent === "held") return "authorised";
  if (intent === "released") {
    return seen.authorised_cents > 0 && !seen.is_lapsed ? "voided" : "lapsed";
  }
  if (seen.session === "expired") return "lapsed";
  return intent === "declined" ? "failed" : "open";
}
