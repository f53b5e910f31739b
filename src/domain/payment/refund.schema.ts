import * as z from "zod/mini";
import { clientIdSchema } from "../ids/client-id.schema";
import { orderRefundSchema } from "../order/payment-status.schema";
import { lineSchema } from "../text/text.schema";

/** Longest reason of a refund, which the guest reads. */
const MAX_REFUND_REASON_LENGTH = 200;

/** Input of the callable `refundOrder`; `refund_id` makes it exactly once. */
export const refundOrderRequestSchema = z.strictObject({
  order_id: clientIdSchema,
  refund_id: clientIdSchema,
  amount_cents: z.int().check(z.positive()),
  reason: lineSchema({ min: 1, max: MAX_REFUND_REASON_LENGTH }),
});

export type RefundOrderRequest = z.infer<typeof refundOrderRequestSchema>;

/** Answer of the callable `refundOrder`: the order's refunds, the new one among them. */
export const refundOrderAnswerSchema = z.object({ refunds: z.array(orderRefundSchema) });

export type RefundOrderAnswer = z.infer<typeof refundOrderAnswerSchema>;
