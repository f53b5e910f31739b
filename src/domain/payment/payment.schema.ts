import * as z from "zod/mini";
import { paymentStatusSchema } from "../order/payment-status.schema";
import { accountNeedSchema } from "./account-need.schema";
import { disputeSchema } from "./dispute.schema";

const cents = z.int().check(z.nonnegative());
const instant = z.int();

/** A step of a payment: its state from then on. */
const paymentEventSchema = z.object({
  at: instant,
  attempt: z.int(),
  status: paymentStatusSchema,
  intent_id: z.nullable(z.string()),
  method: z.nullable(z.string()),
  authorised_cents: cents,
  captured_cents: cents,
  refunded_cents: cents,
  refund_failed: z.boolean(),
  /** State of the dispute. */
  dispute: z.nullable(disputeSchema.shape.state),
});

export type PaymentEvent = z.infer<typeof paymentEventSchema>;

/**
 * A document of the collection `payments` with its id, that of the order: the provider's side of an
 * online order. Instants are milliseconds here and timestamps in Firestore. No client reads it.
 */
export const paymentRecordSchema = z.object({
  id: z.string(),
  resto_key: z.string(),
  /** The restaurant's account with the provider when the order was placed. */
  account_id: z.string(),
  livemode: z.boolean(),
  /** Number of the current page of the provider; 0 before the first. */
  attempt: z.int(),
  session_id: z.optional(z.nullable(z.string())),
  session_url: z.optional(z.nullable(z.string())),
  session_expires_at: z.optional(z.nullable(instant)),
  intent_id: z.nullable(z.string()),
  /** How the guest paid, in the provider's words. */
  method: z.nullable(z.string()),
  status: paymentStatusSchema,
  /** What the guest must pay: total and tip. */
  quoted_cents: cents,
  authorised_cents: cents,
  captured_cents: cents,
  refunded_cents: cents,
  /** Absent or null if the guest's bank has never asked for the money back. */
  dispute: z.optional(z.nullable(disputeSchema)),
  /**
   * Whether the last refund came back, so that somebody must give the money back in another way; false
   * once a manager says that it is done.
   */
  refund_failed: z.optional(z.boolean()),
  /** Number of refunds that came back; absent without one. No money is given back by itself again. */
  failed_refunds: z.optional(z.int()),
  /** When the provider releases the hold on the money by itself. */
  capture_before: z.nullable(instant),
  /** Until when the order waits for the payment. */
  hold_until: instant,
  /** Every step, oldest first; see `withHistory`. */
  history: z.optional(z.array(paymentEventSchema)),
  /** Rises with every change. */
  version: z.int(),
  created_at: instant,
  updated_at: instant,
  /** When the provider was last read. */
  seen_at: z.nullable(instant),
});

export type PaymentRecord = z.infer<typeof paymentRecordSchema>;

const paymentTaskKindSchema = z.enum(["open", "expire", "capture", "void", "refund"]);

export type PaymentTaskKind = z.infer<typeof paymentTaskKindSchema>;

/**
 * A document of the collection `payment_tasks` with its id, `{order_id}_{kind}_{n}`: one act at the
 * provider, written in the transaction that decided it. The id is the provider's idempotency key, with
 * the amount behind it if less than the task's is left.
 */
export const paymentTaskSchema = z.object({
  id: z.string(),
  order_id: z.string(),
  resto_key: z.string(),
  account_id: z.string(),
  kind: paymentTaskKindSchema,
  amount_cents: cents,
  attempts: z.int(),
  /** When it is tried next. */
  next_at: instant,
  done_at: z.nullable(instant),
  last_error: z.nullable(z.string()),
  created_at: instant,
});

export type PaymentTask = z.infer<typeof paymentTaskSchema>;

/** A document of the collection `payment_accounts` with its id, the restaurant's key. */
export const paymentAccountSchema = z.object({
  resto_key: z.string(),
  account_id: z.string(),
  livemode: z.boolean(),
  charges_enabled: z.boolean(),
  /** What the provider still wants to know. */
  requirements_due: z.array(accountNeedSchema),
  /** Methods that the account can take, in the provider's words. */
  methods: z.array(z.string()),
  /** Whether the switch `online_payment` hides it from guests. */
  is_switched_off: z.optional(z.boolean()),
  connected_at: instant,
  connected_by: z.string(),
  updated_at: instant,
});

export type PaymentAccount = z.infer<typeof paymentAccountSchema>;
