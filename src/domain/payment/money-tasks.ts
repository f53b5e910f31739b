import type { Order } from "../order/order.schema";
import { freesSlot } from "../order/order-transitions";
import { CANCEL_AFTER_ACCEPTANCE_MS } from "../order/steps/order-machine";
import { DAY_MS, HOUR_MS, type Instant } from "../time/berlin-time";
import type { PaymentRecord, PaymentTask, PaymentTaskKind } from "./payment.schema";
import { moneyOf } from "./payment-money";

/** An order for later than this is captured at acceptance: a hold on a card ends after 7 days. */
const CAPTURE_AT_ONCE_MS = 6 * DAY_MS;
/** A capture happens at least this long before the hold ends. */
const CAPTURE_MARGIN_MS = HOUR_MS;

/** Statuses without money that could still become money: the page may be open or just paid. */
const MAY_BE_PAID: ReadonlySet<PaymentRecord["status"]> = new Set<PaymentRecord["status"]>([
  "open",
  "failed",
]);

/**
 * The acts at the provider that a step of an order demands; to be written in its transaction. Acceptance
 * captures once the guest can no longer cancel, so that a cancellation stays a release. A step that
 * ends the order without food releases or refunds.
 * @param order before the step
 */
export function moneyTasks(
  order: Pick<Order, "status" | "payment" | "wanted_at">,
  change: Pick<Order, "status">,
  payment: PaymentRecord | null,
  now: Instant,
): PaymentTask[] {
  if (!payment || change.status === order.status) return [];
  if (change.status === "accepted" && payment.status === "authorised") {
    return [captureTask(order, payment, now)];
  }
  if (!freesSlot(change.status)) return [];
  if (payment.attempt === 0) return [];
  if (MAY_BE_PAID.has(payment.status)) {
    // An order that nobody paid may turn out paid, and is placed then.
    const kind = change.status === "unpaid" ? "expire" : "void";
    return [paymentTask(payment, kind, { amount_cents: 0, next_at: now, now })];
  }
  return returnTasks(payment, now);
}

/** Gives back all money of a payment: a release before the capture, a refund after it. */
export function returnTasks(payment: PaymentRecord, now: Instant): PaymentTask[] {
  const amount_cents = moneyOf(payment);
  if (amount_cents === 0) return [];
  const kind = payment.status === "authorised" ? "void" : "refund";
  return [paymentTask(payment, kind, { amount_cents, next_at: now, now })];
}

function captureTask(
  { wanted_at }: Pick<Order, "wanted_at">,
  payment: PaymentRecord,
  now: Instant,
): PaymentTask {
  const isFarAhead = wanted_at !== null && wanted_at - now > CAPTURE_AT_ONCE_MS;
  const latest = (payment.capture_before ?? Number.POSITIVE_INFINITY) - CAPTURE_MARGIN_MS;
  const due = Math.max(now, Math.min(now + CANCEL_AFTER_ACCEPTANCE_MS, latest));
  return paymentTask(payment, "capture", {
    amount_cents: payment.quoted_cents,
    next_at: isFarAhead ? now : due,
    now,
  });
}

interface TaskDetails {
  readonly amount_cents: number;
  readonly next_at: Instant;
  readonly now: Instant;
  /** Tells it from others of its kind; by default the version of the payment that it was decided by. */
  readonly n?: number | string;
}

/** A new task. The same decision about the same payment gives the same id. */
export function paymentTask(
  payment: PaymentRecord,
  kind: PaymentTaskKind,
  { amount_cents, next_at, now, n = payment.version }: TaskDetails,
): PaymentTask {
  const { id: order_id, resto_key, account_id } = payment;
  return {
    id: `${order_id}_${kind}_${n}`,
    order_id,
    resto_key,
    account_id,
    kind,
    amount_cents,
    attempts: 0,
    next_at,
    done_at: null,
    last_error: null,
    created_at: now,
  };
}
