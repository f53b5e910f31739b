import { quoteOrderRequestSchema } from "@/domain/order/order-requests.schema";
import { defineCallable } from "../calls/define-callable";
import { priceOrder } from "./price-order";

/**
 * Prices an order for anyone from data at most two seconds old, and names the first rule it would
 * break as `refusal`; writes nothing. Refuses what cannot be priced (INVALID, NOT_FOUND).
 */
export const quoteOrder = defineCallable(
  { name: "quoteOrder", schema: quoteOrderRequestSchema, access: "anyone" },
  ({ input, now }) => priceOrder(input, now),
);
