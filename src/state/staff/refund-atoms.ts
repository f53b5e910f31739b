import * as z from "zod/mini";
import { refundOrderRequestSchema } from "@/domain/payment/refund.schema";
import { pendingAtom } from "../ordering/pending-atom";

const pendingSchema = z.object({
  uid: z.string(),
  request: refundOrderRequestSchema,
  /** Code of the order or reservation. */
  code: z.string(),
  startedAt: z.int(),
  sentAt: z.optional(z.int()),
});

/** A refund whose outcome this browser does not know yet. */
export type PendingRefund = z.infer<typeof pendingSchema>;

export const pendingRefundAtom = pendingAtom("refund", pendingSchema);
