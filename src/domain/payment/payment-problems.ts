import type { Order } from "../order/order.schema";
import { freesSlot } from "../order/order-transitions";
import { amountDue } from "../order/pricing/amount-due";
import type { PaymentRecord, PaymentTask } from "./payment.schema";
import { isCovered, isPaymentLost, moneyOf, orderMoney } from "./payment-money";

/** An online order with everything that belongs to its payment. */
interface PaidOrder {
  readonly order: Order;
  readonly payment: PaymentRecord;
  readonly tasks: readonly Pick<PaymentTask, "done_at">[];
  /** Intents of the order at the provider that hold or have money. */
  readonly live_intents: number;
  /** The account of the order's restaurant when it was placed. */
  readonly account_id: string;
}

/**
 * The invariants of online payment that an order breaks, by name (docs/rules.md#online-payment). I6,
 * that doubled, lost and reordered events change nothing, is that all runs end without a problem.
 */
export function paymentProblems(paid: PaidOrder): string[] {
  const { order, payment, tasks, live_intents, account_id } = paid;
  const { status } = order;
  const isSettled = tasks.every(({ done_at }) => done_at !== null);
  const isPlaced =
    order.payment === "online" && status !== "awaiting_payment" && !freesSlot(status);
  const isPaid =
    isCovered(payment) ||
    payment.captured_cents === payment.quoted_cents ||
    isPaymentLost(order, payment);
  const mirror = orderMoney(payment);
  const isMirrored =
    order.payment_status === mirror.payment_status &&
    (order.paid_cents ?? 0) === mirror.paid_cents &&
    (order.refunded_cents ?? 0) === mirror.refunded_cents;
  const broken: Record<string, boolean> = {
    "I1 placed without its money": isPlaced && !isPaid,
    "I1 another amount than the guest owes": payment.quoted_cents !== amountDue(order),
    "I2 money kept without food": freesSlot(status) && isSettled && moneyOf(payment) > 0,
    "I3 more captured than authorised": payment.captured_cents > payment.authorised_cents,
    "I3 more refunded than captured": payment.refunded_cents > payment.captured_cents,
    "I4 more than one live intent": live_intents > 1,
    "I5 account of another restaurant": payment.account_id !== account_id,
    "I6 order and payment differ": order.payment === "online" && isSettled && !isMirrored,
    "I8 a page of the provider in the order":
      typeof payment.session_id === "string" && JSON.stringify(order).includes(payment.session_id),
  };
  return Object.keys(broken).filter((name) => broken[name]);
}
