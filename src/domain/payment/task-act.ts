import type { Cents } from "../money/money";
import type { Order } from "../order/order.schema";
import type { PaymentTask } from "./payment.schema";
import { keepsMoney } from "./payment-money";
import type { SeenPayment } from "./seen-payment";

/** One act at the provider. */
export type TaskAct =
  | { readonly do: "expire" | "release" }
  | { readonly do: "capture"; readonly amount_cents: Cents }
  | { readonly do: "refund"; readonly amount_cents: Cents };

/**
 * What a task has still to do, given what the provider says now; null if nothing. Because the provider
 * is read before every act, an act whose answer was lost is not done twice, however late it is repeated.
 * @param order as stored now: a capture is void once the order has ended
 */
export function taskAct(
  { id, kind, amount_cents }: Pick<PaymentTask, "id" | "kind" | "amount_cents">,
  order: Pick<Order, "payment" | "status">,
  seen: SeenPayment,
): TaskAct | null {
  const left = seen.captured_cents - seen.refunded_cents;
  const refund = (wanted: Cents): TaskAct | null => {
    const isMade = seen.refunds.some(({ task_id }) => task_id === id);
    const amount = Math.min(wanted, left);
    return isMade || amount <= 0 || seen.is_disputed
      ? null
      : { do: "refund", amount_cents: amount };
  };
  switch (kind) {
    case "open":
      return null;
    case "expire":
      return seen.session === "open" ? { do: "expire" } : null;
    case "capture":
      return seen.intent === "held" && keepsMoney(order) ? { do: "capture", amount_cents } : null;
    case "refund":
      return refund(amount_cents);
    case "void":
      if (seen.session === "open") return { do: "expire" };
      if (seen.intent === "held") return { do: "release" };
      return seen.intent === "captured" ? refund(left) : null;
  }
}

/**
 * Whether a task needs no further fetch. It does while something is left to do, because the guest paid in
 * the moment in which the page was to be closed, and while the bank has not decided: about a payment that
 * is to be released, or about a refund, which may still fail.
 */
export function isTaskDone(
  task: Pick<PaymentTask, "id" | "kind" | "amount_cents">,
  order: Pick<Order, "payment" | "status">,
  seen: SeenPayment,
): boolean {
  const isPending = seen.refunds.some(
    ({ task_id, status }) => task_id === task.id && status === "pending",
  );
  const isUndecided = task.kind === "void" && seen.intent === "pending";
  return !isPending && !isUndecided && taskAct(task, order, seen) === null;
}
