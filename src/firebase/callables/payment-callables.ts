import {
  type OrderChangeAnswer,
  orderChangeAnswerSchema,
} from "@/domain/order/pricing/quote.schema";
import {
  type ChangePaymentRequest,
  type OpenPaymentAnswer,
  openPaymentAnswerSchema,
  type PaymentRequest,
  type SyncPaymentAnswer,
  syncPaymentAnswerSchema,
} from "@/domain/payment/payment-requests.schema";
import { type CallResult, call } from "./call";

/** Asks for the provider's page on which the guest pays; repeated calls give the same page. */
export function callOpenPayment(request: PaymentRequest): Promise<CallResult<OpenPaymentAnswer>> {
  return call("openPayment", request, openPaymentAnswerSchema);
}

/** Makes the server look at the provider and settle the order by what it finds. */
export function callSyncPayment(request: PaymentRequest): Promise<CallResult<SyncPaymentAnswer>> {
  return call("syncPayment", request, syncPaymentAnswerSchema);
}

/** Lets the guest pay an order in `awaiting_payment` at the door instead. */
export function callChangePayment(
  request: ChangePaymentRequest,
): Promise<CallResult<OrderChangeAnswer>> {
  return call("changePayment", request, orderChangeAnswerSchema);
}
