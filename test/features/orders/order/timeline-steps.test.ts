import { describe, expect, it } from "vitest";
import type { Fulfilment } from "@/domain/delivery/fulfilment.schema";
import type { OrderStatus } from "@/domain/order/order-status";
import { timelineSteps } from "@/features/orders/order/timeline-steps";

function steps(type: Fulfilment, status: OrderStatus, status_at: Record<string, number>) {
  return timelineSteps({ type, status, status_at }).map(
    (step) => `${step.status} ${step.state} ${step.at}`,
  );
}

describe("timelineSteps", () => {
  it("marks the steps of a delivery as done, current or upcoming", () => {
    expect(steps("delivery", "preparing", { placed: 1, accepted: 2, preparing: 3 })).toEqual([
      "placed done 1",
      "accepted done 2",
      "preparing current 3",
      "out_for_delivery upcoming null",
      "completed upcoming null",
    ]);
  });

  it("marks a skipped step as done without a time", () => {
    expect(steps("pickup", "ready", { placed: 1, accepted: 2, ready: 4 })).toEqual([
      "placed done 1",
      "accepted done 2",
      "preparing done null",
      "ready current 4",
      "completed upcoming null",
    ]);
  });

  it("marks the last step of a completed order as done", () => {
    expect(steps("pickup", "completed", { placed: 1, completed: 9 }).at(-1)).toBe(
      "completed done 9",
    );
  });

  it.each(["rejected", "expired", "cancelled", "failed"] as const)(
    "ends with the state %s of a stopped order",
    (status) => {
      expect(steps("delivery", status, { placed: 1, [status]: 5 })).toEqual([
        "placed done 1",
        `${status} stopped 5`,
      ]);
    },
  );
});
