import type { OrderRefund } from "../order/payment-status.schema";
import type { SeenPayment } from "./seen-payment";

/** Id of the task that makes a refund which a manager asked for. */
function refundTaskId(order_id: string, refund_id: string): string {
  return `${order_id}_refund_${refund_id}`;
}

/** An order's refunds with the states that the provider gives them. */
export function seenRefunds(
  order_id: string,
  refunds: readonly OrderRefund[],
  seen: SeenPayment,
): OrderRefund[] {
  return refunds.map((refund) => {
    const task_id = refundTaskId(order_id, refund.id);
    const found = seen.refunds.find((each) => each.task_id === task_id);
    return found ? { ...refund, status: found.status } : refund;
  });
}
