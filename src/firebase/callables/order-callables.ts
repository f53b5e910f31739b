import type {
  CancelOrderRequest,
  PlaceOrderRequest,
  QuoteOrderRequest,
} from "@/domain/order/order-requests.schema";
import {
  type OrderChangeAnswer,
  orderChangeAnswerSchema,
  type PlaceOrderAnswer,
  placeOrderAnswerSchema,
  type QuoteAnswer,
  quoteAnswerSchema,
} from "@/domain/order/pricing/quote.schema";
import { type CallResult, call } from "./call";

/** Prices a cart on the server; writes nothing. */
export function callQuoteOrder(request: QuoteOrderRequest): Promise<CallResult<QuoteAnswer>> {
  return call("quoteOrder", request, quoteAnswerSchema);
}

/** Places an order; safe to repeat with the same `order_id`. */
export function callPlaceOrder(request: PlaceOrderRequest): Promise<CallResult<PlaceOrderAnswer>> {
  return call("placeOrder", request, placeOrderAnswerSchema);
}

/** Cancels the guest's own order: while `placed`, or within two minutes of `accepted`. */
export function callCancelOrder(
  request: CancelOrderRequest,
): Promise<CallResult<OrderChangeAnswer>> {
  return call("cancelOrder", request, orderChangeAnswerSchema);
}
