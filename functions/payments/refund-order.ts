import { refundMail } from "@/domain/mail/payment-mail";
import { type RefundOrderAnswer, refundOrderRequestSchema } from "@/domain/payment/refund.schema";
import { refundOrder as refunded } from "@/domain/payment/refund-order";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { isManagerOf } from "../access/is-manager-of";
import { defineCallable } from "../calls/define-callable";
import { addPaymentTasks } from "../money/add-payment-tasks";
import { writeOrderRefunds } from "../money/order-money-store";
import { paymentMail } from "../money/payment-mail";
import { readPayment } from "../money/payment-store";
import { paymentKeysSecret } from "../money/provider/payment-keys";
import { readOrder } from "../orders/order-store";
import { addAudit } from "../runtime/audit-store";

/**
 * Gives back a part of what a guest has paid online; the same `refund_id` does so once. Refuses
 * REFUND_TOO_HIGH for more than was taken and not given back. NOT_FOUND for orders of other restaurants.
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
    const { order_id } = input;
    return transact(order_id, async (transaction) => {
      const [order, payment] = await Promise.all([
        readOrder(transaction, order_id),
        readPayment(transaction, order_id),
      ]);
      if (!order || !isManagerOf(staff, order.resto_key)) return err(refusal("NOT_FOUND"));
      const refund = refunded(order, payment, input, now);
      if (!refund.ok) return refund;
      const { refunds, task } = refund.value;
      if (task) {
        const { refund_id, amount_cents, reason } = input;
        const queueMail = await paymentMail(transaction, order, now, (restaurant) => ({
          name: refund_id,
          mail: refundMail(order, { amount_cents, reason }, restaurant),
        }));
        queueMail();
        writeOrderRefunds(transaction, order_id, refunds);
        addPaymentTasks(transaction, [task]);
        addAudit(transaction, {
          at: now,
          by: "staff",
          uid,
          resto_key: order.resto_key,
          target: `orders/${order_id}`,
          code: order.code,
          action: "order.refunded",
        });
      }
      return ok<RefundOrderAnswer>({ refunds: [...refunds] });
    });
  },
);
