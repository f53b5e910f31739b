import * as z from "zod/mini";
import { clientIdSchema } from "../ids/client-id.schema";
import { orderRefundSchema } from "../order/payment-status.schema";
import { lineSchema } from "../text/text.schema";

/** Longest reason of a refund, which the guest reads. */
const MAX_REFUND_REASON_LENGTH = 200;

const refund = {
  refund_id: clientIdSchema,
  amount_cents: z.int().check(z.positive()),
  reason: lineSchema({ min: 1, max: MAX_REFUND_REASON_LENGTH }),
};

/**
 * Input of the callable `refundOrder`: an order, or a reservation with a deposit; `refund_id` makes it
 * exactly once.
 */
export const refundOrderRequestSchema = z.union([
  z.strictObject({ order_id: clientIdSchema, ...refund }),
  z.strictObject({ reservation_id: clientIdSchema, ...refund }),
]);

export type RefundOrderRequest = z.infer<typeof refundOrderRequestSchema>;

/** Answer of the callable `refundOrder`: all refunds of the payment, the new one among them. */
export const refundOrderAnswerSchema = z.object({ refunds: z.array(orderRefundSchema) });

export type RefundOrderAnswer = z.infer<typeof refundOrderAnswerSchema>;

/** Answer of the callable `settleRefund`. */
export const settleRefundAnswerSchema = z.object({ settled: z.literal(true) });
