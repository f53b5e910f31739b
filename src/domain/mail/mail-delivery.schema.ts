import * as z from "zod/mini";

const instant = z.int();

/**
 * Delivery of a mail, stored in its document as `delivery`: see docs/rules.md#mail-delivery. Instants
 * are milliseconds here and timestamps in Firestore.
 */
export const mailDeliverySchema = z.object({
  /** `sent`: the mail server has accepted it. `failed`: nobody tries again. */
  state: z.enum(["pending", "sent", "failed"]),
  /** Attempts that have begun. */
  attempts: z.int(),
  /** Header `Message-ID`, the same for all attempts. */
  message_id: z.string(),
  /** When the next attempt may begin, or a running one counts as lost; set while `pending`. */
  next_at: z.optional(instant),
  /** Why the last attempt failed, without addresses. */
  error: z.optional(z.string()),
  sent_at: z.optional(instant),
});

export type MailDelivery = z.infer<typeof mailDeliverySchema>;
