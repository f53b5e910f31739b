import * as z from "zod/mini";
import { fulfilmentSchema } from "../../delivery/fulfilment.schema";
import { clientIdSchema } from "../../ids/client-id.schema";
import { restoKeySchema } from "../../ids/resto-key.schema";
import { orderStatusSchema } from "../../order/order-status";
import { orderRefundSchema, paymentStatusSchema } from "../../order/payment-status.schema";
import { localDateSchema } from "../../text/local-date.schema";
import { disputeSchema } from "../dispute.schema";

const cents = z.int();

/**
 * Input of the callable `listPayments`: the first day on which the orders and tables are due. Later ones
 * have no end: many are paid long before.
 */
export const listPaymentsRequestSchema = z.strictObject({
  resto_key: restoKeySchema,
  from: localDateSchema,
  /** An order that is listed in any case. */
  order_id: z.optional(clientIdSchema),
});

export type ListPaymentsRequest = z.infer<typeof listPaymentsRequestSchema>;

/** The online payment of an order, or a deposit, as managers see it, without anything about the guest. */
const listedPaymentSchema = z.object({
  /** Id of the payment: see `paidBy`. */
  id: z.string(),
  code: z.string(),
  /** `table`: the deposit of a reservation. */
  type: z.union([fulfilmentSchema, z.literal("table")]),
  /** That of the order; null for a deposit. */
  status: z.nullable(orderStatusSchema),
  /** When the order or the table is due. */
  local_date: z.string(),
  local_time: z.string(),
  payment_status: paymentStatusSchema,
  /** How the guest paid, in the provider's words. */
  method: z.nullable(z.string()),
  quoted_cents: cents,
  authorised_cents: cents,
  captured_cents: cents,
  refunded_cents: cents,
  /** What can still be given back. */
  refundable_cents: cents,
  refunds: z.array(orderRefundSchema),
  /** Whether the last refund came back from the bank. */
  refund_failed: z.boolean(),
  dispute: z.nullable(disputeSchema),
  /** Until when held money must be taken. */
  capture_before: z.nullable(z.int()),
  /** The payment in the restaurant's dashboard; null before the guest has paid. */
  dashboard_url: z.nullable(z.string()),
});

export type ListedPayment = z.infer<typeof listedPaymentSchema>;

/** Answer of the callable `listPayments`: the latest first, and what needs a person before all. */
export const listPaymentsAnswerSchema = z.object({
  payments: z.array(listedPaymentSchema),
  /** Whether the range has more payments than are listed. */
  truncated: z.boolean(),
});

export type ListPaymentsAnswer = z.infer<typeof listPaymentsAnswerSchema>;
