import type { Order } from "../order/order.schema";
import { keepsDeposit } from "../reservation/deposit/keeps-deposit";
import type { Deposit } from "../reservation/deposit.schema";
import type { Reservation } from "../reservation/reservation.schema";
import { emptyPayment } from "./new-payment";
import type { PaymentAccount, PaymentRecord } from "./payment.schema";
import { depositPaymentId } from "./payment-id";

/** The payment of a new reservation in `awaiting_payment`, before the provider knows of it. */
export function newDepositPayment(
  reservation: Reservation & { readonly deposit: Deposit },
  account: Pick<PaymentAccount, "account_id" | "livemode">,
): PaymentRecord {
  const id = depositPaymentId(reservation.id);
  return emptyPayment({ ...reservation, id }, account, reservation.deposit.cents);
}

/**
 * The money of a deposit follows the rules for online orders: this is the order that its reservation
 * counts as. One whose deposit goes back counts as cancelled.
 */
export function depositAsOrder(
  reservation: Pick<Reservation, "status" | "status_at" | "deposit" | "history">,
): Pick<Order, "payment" | "status" | "wanted_at"> {
  const { status } = reservation;
  const isEarly = status === "awaiting_payment" || status === "unpaid";
  const ended = keepsDeposit(reservation) ? "completed" : "cancelled";
  return { payment: "online", status: isEarly ? status : ended, wanted_at: null };
}
