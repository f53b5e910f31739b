import * as z from "zod/mini";

/** Why a guest's bank takes money back, as far as a restaurant can answer it. */
const disputeReasonSchema = z.enum([
  "fraud",
  "not_received",
  "not_as_described",
  "duplicate",
  "refund_missing",
  "unrecognised",
  "other",
]);

export type DisputeReason = z.infer<typeof disputeReasonSchema>;

/** A payment that the guest disputes with the bank. */
export const disputeSchema = z.object({
  amount_cents: z.int(),
  reason: disputeReasonSchema,
  /** `open`: the restaurant can answer until `due_at`; `review`: the bank decides. */
  state: z.enum(["open", "review", "won", "lost"]),
  /** Milliseconds here, a timestamp in Firestore; null without a deadline. */
  due_at: z.nullable(z.int()),
});

export type Dispute = z.infer<typeof disputeSchema>;
