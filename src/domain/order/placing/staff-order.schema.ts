import * as z from "zod/mini";
import { callerAgreementSchema } from "../../contact/caller-agreement.schema";
import { doorPaymentSchema } from "../../tenant/payment-methods.schema";
import { placeOrderRequestSchema } from "../order-requests.schema";
import { placeOrderAnswerSchema } from "../pricing/quote.schema";

/** Input of the callable `placeStaffOrder`: that of `placeOrder` and what only staff can choose. */
export const placeStaffOrderRequestSchema = z.strictObject({
  ...z.omit(placeOrderRequestSchema, { group_id: true, guest_book: true }).shape,
  payment: doorPaymentSchema,
  /** Accepts the order although its slot is full or orders are paused. */
  overbook: z.optional(z.boolean()),
  /** Delivers although the subtotal is below the minimum. */
  waive_minimum: z.optional(z.boolean()),
  ...callerAgreementSchema.shape,
});

export type PlaceStaffOrderRequest = z.infer<typeof placeStaffOrderRequestSchema>;

/** Answer of the callable `placeStaffOrder`. */
export const placeStaffOrderAnswerSchema = z.extend(placeOrderAnswerSchema, {
  /** Promised time, milliseconds. */
  eta_at: z.int(),
});

export type PlaceStaffOrderAnswer = z.infer<typeof placeStaffOrderAnswerSchema>;
