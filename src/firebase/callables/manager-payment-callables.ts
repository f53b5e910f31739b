import type * as z from "zod/mini";
import {
  type ListPaymentsAnswer,
  type ListPaymentsRequest,
  listPaymentsAnswerSchema,
} from "@/domain/payment/listing/listed-payment.schema";
import type { PaymentRequest } from "@/domain/payment/payment-requests.schema";
import {
  type RefundOrderAnswer,
  type RefundOrderRequest,
  refundOrderAnswerSchema,
  settleRefundAnswerSchema,
} from "@/domain/payment/refund.schema";
import { type CallResult, call } from "./call";

/** Lists the online payments of a restaurant, for its managers. */
export function callListPayments(
  request: ListPaymentsRequest,
): Promise<CallResult<ListPaymentsAnswer>> {
  return call("listPayments", request, listPaymentsAnswerSchema);
}

/** Gives money back, once for each `refund_id`; SIGN_IN_AGAIN after 15 minutes. */
export function callRefundOrder(
  request: RefundOrderRequest,
): Promise<CallResult<RefundOrderAnswer>> {
  return call("refundOrder", request, refundOrderAnswerSchema);
}

/** Marks a refund that came back as settled by other means; SIGN_IN_AGAIN after 15 minutes. */
export function callSettleRefund(
  paid: PaymentRequest,
): Promise<CallResult<z.infer<typeof settleRefundAnswerSchema>>> {
  return call("settleRefund", paid, settleRefundAnswerSchema);
}
