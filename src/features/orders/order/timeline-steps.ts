import type { Fulfilment } from "@/domain/delivery/fulfilment.schema";
import type { Order } from "@/domain/order/order.schema";
import type { OrderStatus } from "@/domain/order/order-status";
import { isFinal } from "@/domain/order/order-transitions";
import type { Instant } from "@/domain/time/berlin-time";

/** One step of an order's timeline. */
export interface TimelineStep {
  readonly status: OrderStatus;
  readonly state: "done" | "current" | "upcoming" | "stopped";
  /** When the step was reached; null if it is upcoming or was skipped. */
  readonly at: Instant | null;
}

const STEPS_BY_TYPE: Readonly<Record<Fulfilment, readonly OrderStatus[]>> = {
  delivery: ["placed", "accepted", "preparing", "out_for_delivery", "completed"],
  pickup: ["placed", "accepted", "preparing", "ready", "completed"],
};

/** Whether the order ended before completion. */
export function isStopped(status: OrderStatus): boolean {
  return isFinal(status) && status !== "completed";
}

/**
 * The steps of an order, see docs/rules.md#order-states. A skipped step is done without a time. A
 * stopped order shows the steps it reached, then the state it ended in. The wait for the payment is a
 * step only while it lasts.
 */
export function timelineSteps(
  order: Pick<Order, "type" | "status" | "status_at">,
): readonly TimelineStep[] {
  const waits = order.status === "awaiting_payment";
  const steps = [...(waits ? [order.status] : []), ...STEPS_BY_TYPE[order.type]];
  const at = (status: OrderStatus) => order.status_at[status] ?? null;
  if (isStopped(order.status)) {
    const reached = steps.filter((status) => at(status) !== null);
    return [
      ...reached.map((status) => ({ status, state: "done" as const, at: at(status) })),
      { status: order.status, state: "stopped", at: at(order.status) },
    ];
  }
  const current = steps.indexOf(order.status);
  return steps.map((status, index) => ({
    status,
    state: stateOf(index, current, steps.length - 1),
    at: index <= current ? at(status) : null,
  }));
}

function stateOf(index: number, current: number, last: number): TimelineStep["state"] {
  if (index > current) return "upcoming";
  return index < current || current === last ? "done" : "current";
}
