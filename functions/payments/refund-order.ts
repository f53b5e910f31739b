import { paymentIdOf } from "@/domain/payment/payment-id";
import { type RefundOrderAnswer, refundOrderRequestSchema } from "@/domain/payment/refund.schema";
import { refundOrder as refunded } from "@/domain/payment/refund-order";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { isManagerOf } from "../access/is-manager-of";
import { defineCallable } from "../calls/define-callable";
import { addPaymentTasks } from "../money/add-payment-tasks";
import { writeRefunds } from "../money/order-money-store";
import { readPayment } from "../money/payment-store";
import { paymentKeysSecret } from "../money/provider/payment-keys";
import { auditRefund, readRefundable } from "./refundable-store";

/**
 * Gives back a part of what a guest has paid online for an order, or as the deposit of a reservation; the
 * same `refund_id` does so once. Refuses REFUND_TOO_HIGH for more than was taken and not given back.
 * NOT_FOUND for other restaurants.
 */
export const refundOrder = defineCallable(
  {
    name: "refundOrder",
    schema: refundOrderRequestSchema,
    access: "manager",
    needsRecentSignIn: true,
    options: { secrets: [paymentKeysSecret] },
  },
  async ({ input, caller: { uid }, staff, now, transact }) => {
    const id = paymentIdOf(input);
    return transact(id, async (transaction) => {
      const [paid, payment] = await Promise.all([
        readRefundable(transaction, input),
        readPayment(transaction, id),
      ]);
      if (!paid || !isManagerOf(staff, paid.resto_key)) return err(refusal("NOT_FOUND"));
      const refund = refunded(paid, payment, input, now);
      if (!refund.ok) return refund;
      const { refunds, task } = refund.value;
      if (task) {
        writeRefunds(transaction, id, refunds);
        addPaymentTasks(transaction, [task]);
        auditRefund(transaction, paid, { at: now, uid, action: paid.action });
      }
      return ok<RefundOrderAnswer>({ refunds: [...refunds] });
    });
  },
);
