import type { SeenPayment } from "@/domain/payment/seen-payment";
import type { Looked } from "../money/look-and-write";
import { paymentProvider } from "../money/provider/stripe-provider";
import { serverNow } from "../runtime/server-now";

/**
 * Closes the provider's page of a payment whose time is over, and looks again.
 * @param isOver closes it although its time is not over
 */
export function closePage(isOver = false): (looked: Looked) => Promise<SeenPayment> {
  return async ({ payment, seen }) => {
    const closes = isOver || (await serverNow()) >= payment.hold_until;
    if (!closes || seen.session !== "open" || !payment.session_id) return seen;
    await paymentProvider.expireSession(payment.account_id, payment.session_id);
    return paymentProvider.look(payment);
  };
}
