import { onCall } from "firebase-functions/https";
import { quoteOrderRequestSchema } from "../src/domain/order/order-requests.schema";
import { answering } from "./answering";
import { CALLABLE_OPTIONS } from "./callable-options";
import { parseRequest } from "./parse-request";
import { priceOrder } from "./price-order";
import { serverNow } from "./server-now";

/**
 * Prices an order for anyone and names the rule it would break now; writes nothing. Refuses
 * itself only what cannot be priced (INVALID, NOT_FOUND).
 */
export const quoteOrder = onCall(
  CALLABLE_OPTIONS,
  answering("quoteOrder", async (request) => {
    const input = parseRequest(quoteOrderRequestSchema, request);
    return priceOrder(input, await serverNow());
  }),
);
