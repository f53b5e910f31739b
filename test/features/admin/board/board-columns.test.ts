import { describe, expect, it } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { MINUTE_MS } from "@/domain/shared/berlin-time";
import { boardGroups } from "@/features/admin/board/board-columns";
import { sampleOrder } from "./sample-order";

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

describe("the column of an order", () => {
  it.each<[string, Partial<Order>, string]>([
    ["waits for an answer", { status: "placed" }, "new"],
    ["waits, for tomorrow", { status: "placed", wanted_at: inMinutes(1500) }, "new"],
    ["accepted for now", { status: "accepted", eta_at: inMinutes(25) }, "kitchen"],
    ["accepted for a long time", { status: "accepted", eta_at: inMinutes(90) }, "kitchen"],
    ["ahead", { status: "accepted", wanted_at: inMinutes(36), eta_at: inMinutes(36) }, "later"],
    ["due", { status: "accepted", wanted_at: inMinutes(35), eta_at: inMinutes(35) }, "kitchen"],
    ["overdue", { status: "accepted", wanted_at: inMinutes(-5), eta_at: inMinutes(-5) }, "kitchen"],
    ["begun early", { status: "preparing", wanted_at: inMinutes(200) }, "kitchen"],
    ["ready", { status: "ready" }, "out"],
    ["under way", { status: "out_for_delivery", type: "delivery" }, "out"],
    ["completed", { status: "completed" }, "done"],
    ["rejected", { status: "rejected" }, "done"],
    ["expired", { status: "expired" }, "done"],
    ["cancelled", { status: "cancelled" }, "done"],
    ["failed", { status: "failed" }, "done"],
  ])("%s", (_what, order, column) => {
    expect(groupOf(order)).toBe(column);
  });
});

describe("the order within a column", () => {
  it("asks for the longest waiting answer first", () => {
    const { new: waiting } = groupsOf(
      { created_at: inMinutes(-1) },
      { created_at: inMinutes(-9) },
      { created_at: inMinutes(-3) },
    );
    expect(waiting).toEqual(["1", "2", "0"]);
  });

  it("cooks by the promised time", () => {
    const { kitchen } = groupsOf(
      { status: "preparing", eta_at: inMinutes(20) },
      { status: "accepted", eta_at: inMinutes(-2) },
      { status: "accepted", eta_at: inMinutes(5) },
    );
    expect(kitchen).toEqual(["1", "2", "0"]);
  });

  it("shows what was finished last on top", () => {
    const { done } = groupsOf(
      { status: "completed", updated_at: inMinutes(-20) },
      { status: "cancelled", updated_at: inMinutes(-2) },
    );
    expect(done).toEqual(["1", "0"]);
  });
});
