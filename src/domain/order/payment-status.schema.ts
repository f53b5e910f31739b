import * as z from "zod/mini";

/** Where the money of an online order is: see docs/rules.md#online-payment. */
export const PAYMENT_STATUSES = [
  /** Nothing is held yet. */
  "open",
  /** Held on the guest's account. */
  "authorised",
  /** With the restaurant. */
  "captured",
  "part_refunded",
  "refunded",
  /** The time to pay, or the hold on the money, ended. */
  "lapsed",
  /** The hold was released before anything was taken. */
  "voided",
  /** The money could not be taken. */
  "failed",
  /** The guest's bank has taken it back, or may. */
  "disputed",
] as const;

export const paymentStatusSchema = z.enum(PAYMENT_STATUSES);

export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/** A refund of an online order, as the guest and the team see it. */
export const orderRefundSchema = z.object({
  id: z.string(),
  amount_cents: z.int(),
  reason: z.string(),
  /** Milliseconds here, a timestamp in Firestore. */
  at: z.int(),
  status: z.enum(["pending", "done", "failed"]),
});

export type OrderRefund = z.infer<typeof orderRefundSchema>;
