import type { PaymentRecord } from "@/domain/payment/payment.schema";
import { isLocalBackend } from "../../runtime/is-local-backend";
import { localPaymentUrl } from "./local-payment-url";

/** A payment in the restaurant's dashboard at the provider; null before the guest has paid. */
export function dashboardUrl({
  intent_id,
  livemode,
}: Pick<PaymentRecord, "intent_id" | "livemode">): string | null {
  if (intent_id === null) return null;
  if (isLocalBackend()) return localPaymentUrl().href;
  return `https://dashboard.stripe.com/${livemode ? "" : "test/"}payments/${intent_id}`;
}
