import type { SeenPayment } from "@/domain/payment/seen-payment";
import type { FetchedPayment } from "../money/fetch-and-write";
import { paymentProvider } from "../money/provider/stripe-provider";
import { serverNow } from "../runtime/server-now";

/**
 * Closes the provider's page of a payment whose time is over, and fetches it again.
 * @param isOver closes it although its time is not over
 */
export function closePage(isOver = false): (fetched: FetchedPayment) => Promise<SeenPayment> {
  return async ({ payment, seen }) => {
    const closes = isOver || (await serverNow()) >= payment.hold_until;
    if (!closes || seen.session !== "open" || !payment.session_id) return seen;
    await paymentProvider.expireSession(payment.account_id, payment.session_id);
    return paymentProvider.fetch(payment);
  };
}
