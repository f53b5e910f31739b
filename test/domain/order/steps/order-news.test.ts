import { describe, expect, it } from "vitest";
import type { OrderEvent } from "@/domain/order/order.schema";
import { orderNews } from "@/domain/order/steps/order-news";

function history(...steps: Partial<OrderEvent>[]): { history: OrderEvent[] } {
  return {
    history: steps.map((step, index) => ({
      version: index + 1,
      status: "placed",
      at: index,
      by: "staff",
      ...step,
    })),
  };
}

describe("orderNews", () => {
  it("ignores entries the guest has seen", () => {
    expect(orderNews(history({}, { status: "accepted" }), 2)).toBeNull();
    expect(orderNews(history({}), 1)).toBeNull();
  });

  it.each(["accepted", "ready", "out_for_delivery", "rejected", "cancelled", "failed"] as const)(
    "%s",
    (status) => expect(orderNews(history({}, { status }), 1)).toBe(status),
  );

  it("reports a delay with unchanged status", () => {
    const delayed = { status: "preparing", delay_minutes: 10, eta_at: 5 } as const;
    expect(orderNews(history({}, { status: "preparing" }, delayed), 2)).toBe("delayed");
  });

  it("reports the latest of several events and skips minor steps", () => {
    const order = history({}, { status: "accepted" }, { status: "ready" }, { status: "completed" });
    expect(orderNews(order, 1)).toBe("ready");
    expect(orderNews(history({}, { status: "preparing" }), 1)).toBeNull();
  });
});
