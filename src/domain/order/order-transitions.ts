import type { Order } from "./order.schema";
import type { OrderStatus } from "./order-status";

/** Who changes an order: its creator, the restaurant's people, the schedule. */
export type OrderActor = Order["history"][number]["by"];

const FINAL: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  "completed",
  "rejected",
  "expired",
  "cancelled",
  "failed",
]);

/** Whether nothing can follow (contract section 5). */
export function isFinal(status: OrderStatus): boolean {
  return FINAL.has(status);
}

const STEPS: Record<OrderActor, Partial<Record<OrderStatus, readonly OrderStatus[]>>> = {
  guest: { placed: ["cancelled"], accepted: ["cancelled"] },
  system: { placed: ["expired"] },
  staff: {
    placed: ["accepted", "rejected"],
    accepted: ["preparing", "ready", "out_for_delivery", "failed"],
    preparing: ["ready", "out_for_delivery", "failed"],
    ready: ["completed", "failed"],
    out_for_delivery: ["completed", "failed"],
  },
};

/** Steps one actor has from here: forward only, `ready` for pickup, `out_for_delivery` for delivery. */
export function nextStatuses(order: Pick<Order, "status" | "type">, by: OrderActor): OrderStatus[] {
  const other = order.type === "pickup" ? "out_for_delivery" : "ready";
  return (STEPS[by][order.status] ?? []).filter((status) => status !== other);
}
