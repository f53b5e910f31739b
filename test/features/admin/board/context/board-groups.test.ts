import { describe, expect, it } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { boardGroups } from "@/features/admin/board/context/board-groups";
import { sampleOrder } from "@/test/harness/sample-order";

const NOW = Date.parse("2026-11-24T17:00:00Z");
const inMinutes = (minutes: number) => NOW + minutes * MINUTE_MS;
const LEAD = 20;

function groupsOf(...orders: Partial<Order>[]) {
  const all = orders.map((order, index) => sampleOrder({ id: `${index}`, ...order }));
  const groups = boardGroups(all, { now: NOW, leadMinutes: () => LEAD });
  return Object.fromEntries(
    Object.entries(groups).map(([name, list]) => [name, (list as Order[]).map(({ id }) => id)]),
  );
}

const groupOf = (order: Partial<Order>) =>
  Object.entries(groupsOf(order)).find(([, ids]) => ids.length > 0)?.[0];

describe("boardGroups: column", () => {
  it.each<[string, Partial<Order>, string]>([
    ["placed", { status: "placed" }, "new"],
    ["placed for tomorrow", { status: "placed", wanted_at: inMinutes(1500) }, "new"],
    ["accepted, due soon", { status: "accepted", eta_at: inMinutes(25) }, "kitchen"],
    ["accepted, due late", { status: "accepted", eta_at: inMinutes(90) }, "kitchen"],
    [
      "preorder one minute before it is due in the kitchen",
      { status: "accepted", wanted_at: inMinutes(36), eta_at: inMinutes(36) },
      "later",
    ],
    [
      "preorder due in the kitchen",
      { status: "accepted", wanted_at: inMinutes(35), eta_at: inMinutes(35) },
      "kitchen",
    ],
    [
      "overdue preorder",
      { status: "accepted", wanted_at: inMinutes(-5), eta_at: inMinutes(-5) },
      "kitchen",
    ],
    ["preorder in preparation", { status: "preparing", wanted_at: inMinutes(200) }, "kitchen"],
    ["ready", { status: "ready" }, "out"],
    ["out for delivery", { status: "out_for_delivery", type: "delivery" }, "out"],
    ["completed", { status: "completed" }, "done"],
    ["rejected", { status: "rejected" }, "done"],
    ["expired", { status: "expired" }, "done"],
    ["cancelled", { status: "cancelled" }, "done"],
    ["failed", { status: "failed" }, "done"],
  ])("puts an order into the right column: %s", (_what, order, column) => {
    expect(groupOf(order)).toBe(column);
  });
});

describe("boardGroups: order within a column", () => {
  it("shows the longest unanswered order first", () => {
    const { new: waiting } = groupsOf(
      { created_at: inMinutes(-1) },
      { created_at: inMinutes(-9) },
      { created_at: inMinutes(-3) },
    );
    expect(waiting).toEqual(["1", "2", "0"]);
  });

  it("sorts the kitchen column by promised time", () => {
    const { kitchen } = groupsOf(
      { status: "preparing", eta_at: inMinutes(20) },
      { status: "accepted", eta_at: inMinutes(-2) },
      { status: "accepted", eta_at: inMinutes(5) },
    );
    expect(kitchen).toEqual(["1", "2", "0"]);
  });

  it("shows the order that was finished last first", () => {
    const { done } = groupsOf(
      { status: "completed", updated_at: inMinutes(-20) },
      { status: "cancelled", updated_at: inMinutes(-2) },
    );
    expect(done).toEqual(["1", "0"]);
  });
});
