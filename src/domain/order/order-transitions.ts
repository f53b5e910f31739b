import type { Order } from "./order.schema";
import type { OrderStatus } from "./order-status";

/** Author of a step: the creator (`guest`), a staff member, or the schedule (`system`). */
export type OrderActor = Order["history"][number]["by"];

const FINAL: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  "completed",
  "rejected",
  "expired",
  "cancelled",
  "failed",
  "unpaid",
]);

/** Whether no step can follow. */
export function isFinal(status: OrderStatus): boolean {
  return FINAL.has(status);
}

/**
 * Whether the restaurant has received the order: one that waits for its payment, or ended without it,
 * is none of its business.
 */
export function isReceived({ status_at }: Pick<Order, "status_at">): boolean {
  return status_at.placed !== undefined || status_at.accepted !== undefined;
}

/** Whether an order in this status no longer takes its time slot: the kitchen does not finish it. */
export function freesSlot(status: OrderStatus): boolean {
  return isFinal(status) && status !== "completed";
}

const STEPS: Record<OrderActor, Partial<Record<OrderStatus, readonly OrderStatus[]>>> = {
  guest: { awaiting_payment: ["cancelled"], placed: ["cancelled"], accepted: ["cancelled"] },
  system: { placed: ["expired"] },
  staff: {
    placed: ["accepted", "rejected"],
    accepted: ["preparing", "ready", "out_for_delivery", "failed"],
    preparing: ["ready", "out_for_delivery", "failed"],
    ready: ["completed", "failed"],
    out_for_delivery: ["completed", "failed"],
  },
};

/** Steps that an online payment causes (`paymentHeld`, `paymentMissed`), also after the time to pay. */
export const PAYMENT_STEPS: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  awaiting_payment: ["placed", "unpaid"],
  unpaid: ["placed"],
};

/**
 * Steps an actor can take, apart from {@link PAYMENT_STEPS}; `ready` is for pickup only,
 * `out_for_delivery` for delivery only.
 */
export function nextStatuses(order: Pick<Order, "status" | "type">, by: OrderActor): OrderStatus[] {
  const other = order.type === "pickup" ? "out_for_delivery" : "ready";
  return (STEPS[by][order.status] ?? []).filter((status) => status !== other);
}
