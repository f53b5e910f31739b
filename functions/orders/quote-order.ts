import { isOrderingPaused } from "@/domain/operations/switches.schema";
import { quoteOrderRequestSchema } from "@/domain/order/order-requests.schema";
import { refusal } from "@/domain/result/refusal";
import { ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { readSwitches } from "../runtime/switches-store";
import { priceOrder } from "./price-order";

/**
 * Prices an order for anyone from data at most two seconds old, and names the first rule it would
 * break as `refusal`; writes nothing. Refuses what cannot be priced (INVALID, NOT_FOUND).
 */
export const quoteOrder = defineCallable(
  { name: "quoteOrder", schema: quoteOrderRequestSchema, access: "anyone" },
  async ({ input, now }) => {
    const [priced, switches] = await Promise.all([priceOrder(input, now), readSwitches()]);
    if (!priced.ok || !isOrderingPaused(switches, now)) return priced;
    return ok({ ...priced.value, refusal: refusal("PAUSED") });
  },
);
