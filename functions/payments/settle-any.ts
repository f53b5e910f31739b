import type { Order } from "@/domain/order/order.schema";
import type { PaymentRecord } from "@/domain/payment/payment.schema";
import { reservationOf } from "@/domain/payment/payment-id";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { settleDeposit } from "./settle-deposit";
import { type Settling, settlePayment } from "./settle-payment";

/** The order or deposit of a payment, after it was settled. */
interface SettledAny {
  readonly paid: Pick<Order | Reservation, "status" | "payment_status">;
  readonly payment: PaymentRecord;
}

/** Settles the payment of an order or of a reservation's deposit: see `settlePayment`. */
export async function settleAny(
  payment_id: string,
  settling: Pick<Settling, "closesPage"> = {},
): Promise<SettledAny | null> {
  if (reservationOf(payment_id) !== null) {
    const settled = await settleDeposit(payment_id, settling);
    return settled && { paid: settled.reservation, payment: settled.payment };
  }
  const settled = await settlePayment(payment_id, settling);
  return settled && { paid: settled.order, payment: settled.payment };
}
