import * as z from "zod/mini";

/** See docs/rules.md#order-states. */
export const ORDER_STATUSES = [
  "awaiting_payment",
  "placed",
  "accepted",
  "preparing",
  "ready",
  "out_for_delivery",
  "completed",
  "rejected",
  "expired",
  "cancelled",
  "failed",
  "unpaid",
] as const;

export const orderStatusSchema = z.enum(ORDER_STATUSES);

export type OrderStatus = z.infer<typeof orderStatusSchema>;
