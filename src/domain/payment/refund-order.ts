import type { Order } from "../order/order.schema";
import type { OrderRefund } from "../order/payment-status.schema";
import { type Refusal, refusal } from "../result/refusal";
import { err, ok, type Result } from "../result/result";
import type { Instant } from "../time/berlin-time";
import { paymentTask } from "./money-tasks";
import type { PaymentRecord, PaymentTask } from "./payment.schema";
import type { RefundOrderRequest } from "./refund.schema";

/** What can still be given back: taken, and neither given back nor on its way. */
export function refundable(
  { refunds = [] }: Pick<Order, "refunds">,
  payment: Pick<PaymentRecord, "captured_cents" | "refunded_cents">,
): number {
  const asked = refunds.reduce(
    (sum, { amount_cents, status }) => sum + (status === "failed" ? 0 : amount_cents),
    0,
  );
  return payment.captured_cents - Math.max(asked, payment.refunded_cents);
}

type AskedRefund = Pick<RefundOrderRequest, "refund_id" | "amount_cents" | "reason">;

/** A refund that a manager asked for, as it is to be written. */
interface NewRefund {
  readonly refunds: readonly OrderRefund[];
  /** Null if the same refund was asked for before. */
  readonly task: PaymentTask | null;
}

/**
 * Gives back a part of the money of an order or deposit. The same id asks for the same refund once:
 * IDEMPOTENCY_MISMATCH for another amount. Refuses PAYMENT_OPEN before the money is taken,
 * PAYMENT_SETTLED if there is none or the bank has it in dispute, and REFUND_TOO_HIGH for more than is
 * left.
 */
export function refundOrder(
  order: Pick<Order, "payment" | "refunds">,
  payment: PaymentRecord | null,
  { refund_id, amount_cents, reason }: AskedRefund,
  now: Instant,
): Result<NewRefund, Refusal> {
  const { refunds = [] } = order;
  const known = refunds.find(({ id }) => id === refund_id);
  if (known) {
    const isSame = known.amount_cents === amount_cents && known.reason === reason;
    return isSame ? ok({ refunds, task: null }) : err(refusal("IDEMPOTENCY_MISMATCH"));
  }
  if (order.payment !== "online" || !payment) return err(refusal("PAYMENT_SETTLED"));
  const isOpen = ["open", "failed", "authorised"].includes(payment.status);
  if (isOpen) return err(refusal("PAYMENT_OPEN"));
  const isTaken = payment.status === "captured" || payment.status === "part_refunded";
  if (payment.status === "refunded") return err(refusal("REFUND_TOO_HIGH"));
  if (!isTaken) return err(refusal("PAYMENT_SETTLED"));
  if (amount_cents > refundable(order, payment)) return err(refusal("REFUND_TOO_HIGH"));
  const refund = { id: refund_id, amount_cents, reason, at: now, status: "pending" } as const;
  const task = paymentTask(payment, "refund", { amount_cents, next_at: now, now, n: refund_id });
  return ok({ refunds: [...refunds, refund], task });
}
