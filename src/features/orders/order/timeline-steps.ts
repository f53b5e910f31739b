import type { Order } from "@/domain/order/order.schema";
import type { Fulfilment } from "@/domain/order/order-requests.schema";
import type { OrderStatus } from "@/domain/order/order-status";
import { isFinal } from "@/domain/order/order-transitions";
import type { Instant } from "@/domain/shared/berlin-time";

/** One station of an order on the guest's page. */
export interface TimelineStep {
  readonly status: OrderStatus;
  readonly state: "done" | "current" | "upcoming" | "stopped";
  /** When the station was reached; null where it is still to come or was passed over. */
  readonly at: Instant | null;
}

const STEPS_BY_TYPE: Readonly<Record<Fulfilment, readonly OrderStatus[]>> = {
  delivery: ["placed", "accepted", "preparing", "out_for_delivery", "completed"],
  pickup: ["placed", "accepted", "preparing", "ready", "completed"],
};

/** Whether an order ended without its meal. */
export function isStopped(status: OrderStatus): boolean {
  return isFinal(status) && status !== "completed";
}

/**
 * The stations of an order (contract section 5). One that was passed over counts as done
 * without a time; an order that was stopped ends with the reason instead of the stations it
 * never reached.
 */
export function timelineSteps(
  order: Pick<Order, "type" | "status" | "status_at">,
): readonly TimelineStep[] {
  const stations = STEPS_BY_TYPE[order.type];
  const at = (status: OrderStatus) => order.status_at[status] ?? null;
  if (isStopped(order.status)) {
    const reached = stations.filter((status) => at(status) !== null);
    return [
      ...reached.map((status) => ({ status, state: "done" as const, at: at(status) })),
      { status: order.status, state: "stopped", at: at(order.status) },
    ];
  }
  const current = stations.indexOf(order.status);
  return stations.map((status, index) => ({
    status,
    state: stateOf(index, current, stations.length - 1),
    at: index <= current ? at(status) : null,
  }));
}

function stateOf(index: number, current: number, last: number): TimelineStep["state"] {
  if (index > current) return "upcoming";
  return index < current || current === last ? "done" : "current";
}
