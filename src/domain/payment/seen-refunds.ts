import type { OrderRefund } from "../order/payment-status.schema";
import type { SeenPayment } from "./seen-payment";

/** Id of the task that makes a refund which a manager asked for. */
function refundTaskId(order_id: string, refund_id: string): string {
  return `${order_id}_refund_${refund_id}`;
}

/**
 * An order's refunds with the amounts and states that the provider gives them. One that others overtook,
 * which gave all money back, is not made any more: it has their state.
 */
export function seenRefunds(
  order_id: string,
  refunds: readonly OrderRefund[],
  seen: SeenPayment,
): OrderRefund[] {
  const overtaken = overtakenStatus(seen);
  return refunds.map((refund) => {
    const found = madeRefund(order_id, refund, seen);
    if (found) return { ...refund, amount_cents: found.amount_cents, status: found.status };
    const isMissed = refund.status === "pending" && overtaken === "done";
    const isBack = refund.status === "done" && overtaken === "failed";
    return isMissed || isBack ? { ...refund, status: overtaken } : refund;
  });
}

/** Refunds that the provider has done since they were stored, with the amounts that went back. */
export function newlyDone(
  order_id: string,
  refunds: readonly OrderRefund[],
  seen: SeenPayment,
): OrderRefund[] {
  const waiting = refunds.filter(
    (refund) => refund.status === "pending" && madeRefund(order_id, refund, seen),
  );
  return seenRefunds(order_id, waiting, seen).filter(({ status }) => status === "done");
}

function madeRefund(order_id: string, { id }: OrderRefund, seen: SeenPayment) {
  return seen.refunds.find(({ task_id }) => task_id === refundTaskId(order_id, id));
}

/** `done` once others have given all money back, `failed` if such money came back. */
function overtakenStatus({ captured_cents, refunds }: SeenPayment): "done" | "failed" | null {
  const done = refunds.filter(({ status }) => status === "done");
  const cents = done.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  if (captured_cents > 0 && cents >= captured_cents) return "done";
  return refunds.some(({ status }) => status === "failed") ? "failed" : null;
}
