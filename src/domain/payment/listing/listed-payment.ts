import { DAY_MS } from "../../time/berlin-time";
import type { PaymentRecord } from "../payment.schema";
import { refundable } from "../refund-order";
import type { ListedPayment } from "./listed-payment.schema";

/** A refund that came back is a task for this long: nobody here sees a bank transfer. */
export const REFUND_FAILED_FOR_MS = 30 * DAY_MS;

/** What the list shows of an order, or of a reservation with a deposit; `id` is that of the payment. */
export interface ListedPaid
  extends Pick<ListedPayment, "id" | "code" | "type" | "status" | "local_date" | "local_time"> {
  readonly refunds?: ListedPayment["refunds"] | undefined;
}

/** A payment as managers see it. */
export function listedPayment(
  paid: ListedPaid,
  payment: PaymentRecord,
  dashboard_url: string | null,
): ListedPayment {
  const { id, code, type, status, local_date, local_time, refunds = [] } = paid;
  const isTaken = payment.status === "captured" || payment.status === "part_refunded";
  return {
    ...{ id, code, type, status, local_date, local_time },
    payment_status: payment.status,
    method: payment.method,
    quoted_cents: payment.quoted_cents,
    authorised_cents: payment.authorised_cents,
    captured_cents: payment.captured_cents,
    refunded_cents: payment.refunded_cents,
    refundable_cents: isTaken ? Math.max(0, refundable({ refunds }, payment)) : 0,
    refunds,
    refund_failed: payment.refund_failed === true,
    dispute: payment.dispute ?? null,
    capture_before: payment.status === "authorised" ? payment.capture_before : null,
    dashboard_url,
  };
}

/** Whether a person must do something about a payment. */
export function needsPerson({
  dispute,
  refund_failed,
}: Pick<ListedPayment, "dispute" | "refund_failed">): boolean {
  return refund_failed || dispute?.state === "open";
}

/** What needs a person first, the nearest deadline before all; then the latest orders. */
export function sortedPayments(payments: readonly ListedPayment[]): ListedPayment[] {
  const rank = (payment: ListedPayment) =>
    needsPerson(payment) ? (payment.dispute?.due_at ?? 0) : Number.POSITIVE_INFINITY;
  const due = ({ local_date, local_time }: ListedPayment) => `${local_date} ${local_time}`;
  return payments.toSorted((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    if (first !== second) return first < second ? -1 : 1;
    return due(one) < due(other) ? 1 : -1;
  });
}
