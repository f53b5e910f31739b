import { paymentIdOf } from "@/domain/payment/payment-id";
import { paymentRequestSchema } from "@/domain/payment/payment-requests.schema";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { isManagerOf } from "../access/is-manager-of";
import { defineCallable } from "../calls/define-callable";
import { readPayment, writePayment } from "../money/payment-store";
import { auditRefund, readRefundable } from "./refundable-store";

/**
 * Says that the guest has got the money of a refund that came back by other means: the payment needs no
 * person any more. No money moves. Without such a refund, nothing happens. NOT_FOUND for other restaurants.
 */
export const settleRefund = defineCallable(
  {
    name: "settleRefund",
    schema: paymentRequestSchema,
    access: "manager",
    needsRecentSignIn: true,
  },
  async ({ input, caller: { uid }, staff, now, transact }) => {
    const id = paymentIdOf(input);
    return transact(id, async (transaction) => {
      const [paid, payment] = await Promise.all([
        readRefundable(transaction, input),
        readPayment(transaction, id),
      ]);
      if (!paid || !payment || !isManagerOf(staff, paid.resto_key))
        return err(refusal("NOT_FOUND"));
      const done = ok({ settled: true } as const);
      if (payment.refund_failed !== true) return done;
      const version = payment.version + 1;
      const settled = { ...payment, refund_failed: false, version, updated_at: now };
      writePayment(transaction, payment, settled, now);
      auditRefund(transaction, paid, { at: now, uid, action: "payment.refund_settled" });
      return done;
    });
  },
);
