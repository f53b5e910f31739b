import * as z from "zod/mini";
import { REFUSAL_REASONS } from "./refusal";

/** A refusal as sent to clients: in answers, and in the `details` of a callable's error. */
export const refusalSchema = z.object({
  reason: z.enum(REFUSAL_REASONS),
  field: z.optional(z.string()),
  missing_cents: z.optional(z.int()),
  current: z.optional(z.string()),
  next_at: z.optional(z.int()),
  retry_after_s: z.optional(z.int()),
  portions_left: z.optional(z.int()),
  phone: z.optional(z.string()),
});
