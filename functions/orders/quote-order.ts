import { onCall } from "firebase-functions/https";
import { quoteOrderRequestSchema } from "@/domain/order/order-requests.schema";
import { answering } from "../runtime/answering";
import { CALLABLE_OPTIONS } from "../runtime/callable-options";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { priceOrder } from "./price-order";

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
