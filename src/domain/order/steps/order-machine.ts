import { type Refusal, refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import { withEvent } from "../../stored-data/with-event";
import { type Instant, MINUTE_MS } from "../../time/berlin-time";
import type { Order } from "../order.schema";
import type { OrderStatus } from "../order-status";
import { isFinal, nextStatuses, type OrderActor } from "../order-transitions";
import { ANSWER_WITHIN_MS } from "../timing/answer-due";
import { acceptedPromise } from "../timing/first-promise";

/** A guest may cancel this long after acceptance. */
export const CANCEL_AFTER_ACCEPTANCE_MS = 2 * MINUTE_MS;

/** Latest promised time, in minutes from acceptance: preorders can be days ahead. */
export const MAX_ETA_MINUTES = 61 * 24 * 60;

/** A requested change of an order's status. */
export interface OrderStep {
  readonly to: OrderStatus;
  readonly by: OrderActor;
  /** The version the caller has seen. */
  readonly version: number;
  readonly now: Instant;
  /** Minutes from now; required for acceptance. See `acceptedPromise`. */
  readonly eta_minutes?: number | undefined;
  /** Required for rejection and failure. */
  readonly reason?: string | undefined;
  /** With a failure: nobody was met at the door. */
  readonly not_met?: boolean | undefined;
  /** Expiry before this instant is refused (see `answerDueAt`); default 15 minutes after placing. */
  readonly answer_due_at?: Instant | undefined;
}

/** The fields a step replaces. */
export type OrderChange = Pick<
  Order,
  "status" | "status_at" | "version" | "history" | "updated_at"
> & { readonly eta_at?: Instant } & Partial<
    PaymentChange & Pick<Order, "ready_at" | "rider" | "stations_done" | "stock_taken" | "not_met">
  >;

/** What the payment of an order changes. */
type PaymentChange = Pick<
  Order,
  | "payment"
  | "payment_status"
  | "pay_by"
  | "paid_cents"
  | "refunded_cents"
  | "refunds"
  | "created_at"
  | "answer_due_at"
  | "remind_at"
  | "staff_push_at"
>;

/**
 * Applies one step of the state machine: see docs/rules.md#order-states. Refuses, in this order,
 * VERSION_CONFLICT, WRONG_STATE with `current` for a step that does not exist, CANCEL_TOO_LATE for a
 * late cancellation by the guest, and INVALID for a missing `eta_minutes` or `reason`.
 */
export function changeOrderStatus(order: Order, step: OrderStep): Result<OrderChange, Refusal> {
  if (step.version !== order.version) return err(refusal("VERSION_CONFLICT"));
  const refused = stepRefusal(order, step);
  if (refused) return err(refused);
  const { to, by, now } = step;
  const reason = step.reason?.trim();
  const promisedTime =
    to === "accepted"
      ? { eta_at: acceptedPromise(order, now + (step.eta_minutes ?? 0) * MINUTE_MS) }
      : {};
  return ok({
    status: to,
    status_at: { ...order.status_at, [to]: now },
    ...withEvent(order, {
      status: to,
      at: now,
      by,
      ...(reason ? { reason } : {}),
      ...promisedTime,
    }),
    ...promisedTime,
    ...(to === "failed" && step.not_met === true && { not_met: true }),
  });
}

/** Cancels by the creator: while it awaits payment, while placed, or within two minutes of acceptance. */
export function cancelByGuest(
  order: Order,
  { version, now }: { version: number; now: Instant },
): Result<OrderChange, Refusal> {
  return changeOrderStatus(order, { to: "cancelled", by: "guest", version, now });
}

/** Whether {@link cancelByGuest} accepts the order now. */
export function canCancel(order: Pick<Order, "status" | "status_at">, now: Instant): boolean {
  if (order.status === "placed" || order.status === "awaiting_payment") return true;
  const acceptedAt = order.status_at.accepted;
  return (
    order.status === "accepted" &&
    acceptedAt !== undefined &&
    now - acceptedAt <= CANCEL_AFTER_ACCEPTANCE_MS
  );
}

function stepRefusal(order: Order, step: OrderStep): Refusal | null {
  const wrongState = refusal("WRONG_STATE", { current: order.status });
  if (step.by === "guest" && step.to === "cancelled") {
    if (isFinal(order.status)) return wrongState;
    return canCancel(order, step.now) ? null : refusal("CANCEL_TOO_LATE");
  }
  if (!nextStatuses(order, step.by).includes(step.to)) return wrongState;
  const dueAt = step.answer_due_at ?? order.created_at + ANSWER_WITHIN_MS;
  if (step.to === "expired" && step.now < dueAt) return wrongState;
  if (step.to === "accepted" && !isEta(step.eta_minutes)) {
    return refusal("INVALID", { field: "eta_minutes" });
  }
  const needsReason = step.to === "rejected" || step.to === "failed";
  return needsReason && !step.reason?.trim() ? refusal("INVALID", { field: "reason" }) : null;
}

function isEta(minutes: number | undefined): boolean {
  return (
    minutes !== undefined && Number.isInteger(minutes) && minutes > 0 && minutes <= MAX_ETA_MINUTES
  );
}
