import * as z from "zod/mini";
import { PAYMENTS } from "../money/payments";

/** How an order can be paid when it changes hands; staff take only these by telephone. */
export const doorPaymentSchema = z.enum(["cash", "card_at_door"]);

export const paymentSchema = z.enum(PAYMENTS);

export type Payment = z.infer<typeof paymentSchema>;

const methods = z.array(paymentSchema).check(
  z.minLength(1),
  z.refine((chosen) => new Set(chosen).size === chosen.length),
);

/**
 * What a restaurant offers by kind of fulfilment; see `paymentsOffered`. Online payment appears to
 * guests only while the restaurant's account can charge.
 */
export const paymentMethodsSchema = z.strictObject({ pickup: methods, delivery: methods });

export type PaymentMethods = z.infer<typeof paymentMethodsSchema>;
