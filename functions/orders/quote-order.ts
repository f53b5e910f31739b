import { quoteOrderRequestSchema } from "@/domain/order/order-requests.schema";
import { defineCallable } from "../runtime/define-callable";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { priceOrder } from "./price-order";

/**
 * Prices an order for anyone and names the first rule it would break now; writes nothing. Refuses
 * only what cannot be priced: INVALID, NOT_FOUND.
 */
export const quoteOrder = defineCallable("quoteOrder", async (request) => {
  const input = parseRequest(quoteOrderRequestSchema, request);
  return priceOrder(input, await serverNow());
});
