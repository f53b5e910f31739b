import type { Cents } from "../money/money";
import type { OrderRefund } from "../order/payment-status.schema";
import type { Instant } from "../time/berlin-time";
import type { Dispute } from "./dispute.schema";

/** A refund as the provider has it. */
export interface SeenRefund {
  /** Id of the task that made it; null if it was made in the provider's dashboard. */
  readonly task_id: string | null;
  readonly amount_cents: Cents;
  readonly status: OrderRefund["status"];
}

/** What one fetch from the provider says about the current page of an order, whoever the provider is. */
export interface SeenPayment {
  /** State of the provider's page; null if there is none. */
  readonly session: "open" | "complete" | "expired" | null;
  readonly intent_id: string | null;
  /** `declined`: the last attempt failed. `pending`: the bank has not decided. Null before the first. */
  readonly intent: "declined" | "pending" | "held" | "captured" | "released" | null;
  /** Whether the bank or the provider ended the hold, not we. */
  readonly is_lapsed: boolean;
  readonly is_disputed: boolean;
  /** The newest dispute; absent or null without one. */
  readonly dispute?: Dispute | null;
  /** How the guest paid, in the provider's words. */
  readonly method: string | null;
  readonly authorised_cents: Cents;
  readonly captured_cents: Cents;
  /** Without refunds that failed. */
  readonly refunded_cents: Cents;
  /** The newest first. */
  readonly refunds: readonly SeenRefund[];
  readonly capture_before: Instant | null;
}
