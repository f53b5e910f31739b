import { quoteOrderRequestSchema } from "@/domain/order/order-requests.schema";
import { defineCallable } from "../runtime/define-callable";
import { createCallerLimit } from "../runtime/limits/limit-caller";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { priceOrder } from "./price-order";

const limitCaller = createCallerLimit();

/**
 * Prices an order for anyone from data at most two seconds old, and names the first rule it would
 * break; writes nothing. Refuses what cannot be priced (INVALID, NOT_FOUND) and too many calls
 * (RATE_LIMIT).
 */
export const quoteOrder = defineCallable("quoteOrder", async (request) => {
  const input = parseRequest(quoteOrderRequestSchema, request);
  limitCaller(request);
  return priceOrder(input, await serverNow());
});
