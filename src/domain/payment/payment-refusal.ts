import type { Fulfilment } from "../delivery/fulfilment.schema";
import type { Switches } from "../operations/switches.schema";
import { paymentsOffered } from "../order/placing/payments-offered";
import { type Refusal, refusal } from "../result/refusal";
import type { Payment } from "../tenant/payment-methods.schema";
import type { Restaurant } from "../tenant/restaurant.schema";
import type { PaymentAccount } from "./payment.schema";

/**
 * PAYMENT_UNAVAILABLE if a guest cannot pay so: the restaurant does not offer it for this fulfilment,
 * or, online, its account cannot charge or online payment is off everywhere. Null if the guest can.
 */
export function paymentRefusal(
  { type, payment }: { readonly type: Fulfilment; readonly payment: Payment },
  restaurant: Pick<Restaurant, "payment_methods" | "pays_online">,
  account: Pick<PaymentAccount, "charges_enabled"> | null,
  { online_payment }: Pick<Switches, "online_payment">,
): Refusal | null {
  const isOffered = paymentsOffered(restaurant, type).includes(payment);
  const canCharge = account?.charges_enabled === true && online_payment;
  const isPossible = isOffered && (payment !== "online" || canCharge);
  return isPossible ? null : refusal("PAYMENT_UNAVAILABLE", { field: "payment" });
}
