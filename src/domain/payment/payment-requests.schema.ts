import * as z from "zod/mini";
import { clientIdSchema } from "../ids/client-id.schema";
import { orderStatusSchema } from "../order/order-status";
import { paymentStatusSchema } from "../order/payment-status.schema";
import { reservationStatusSchema } from "../reservation/reservation.schema";
import { doorPaymentSchema } from "../tenant/payment-methods.schema";

/**
 * Input of the callables `openPayment`, `syncPayment` and `settleRefund`: an order, or a reservation with a
 * deposit.
 */
export const paymentRequestSchema = z.union([
  z.strictObject({ order_id: clientIdSchema }),
  z.strictObject({ reservation_id: clientIdSchema }),
]);

export type PaymentRequest = z.infer<typeof paymentRequestSchema>;

/** Answer of the callable `openPayment`: the provider's page on which the guest pays. */
export const openPaymentAnswerSchema = z.object({ url: z.string() });

export type OpenPaymentAnswer = z.infer<typeof openPaymentAnswerSchema>;

/** Answer of the callable `syncPayment`: the order or reservation as the provider's state has left it. */
export const syncPaymentAnswerSchema = z.object({
  status: z.union([orderStatusSchema, reservationStatusSchema]),
  payment_status: z.optional(z.nullable(paymentStatusSchema)),
});

export type SyncPaymentAnswer = z.infer<typeof syncPaymentAnswerSchema>;

/** Input of the callable `changePayment`: how an order that waits for its payment is paid instead. */
export const changePaymentRequestSchema = z.strictObject({
  order_id: clientIdSchema,
  version: z.int().check(z.positive()),
  payment: doorPaymentSchema,
});

export type ChangePaymentRequest = z.infer<typeof changePaymentRequestSchema>;
