import { describe, expect, test } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { listedDeliveries } from "@/domain/order/tour/listed-deliveries";
import { HOUR_MS, MINUTE_MS } from "@/domain/time/berlin-time";
import { sampleOrder } from "@/test/harness/sample-order";

const NOW = Date.parse("2026-11-24T18:30:00+01:00");
const rider = { uid: "ali", name: "Ali", taken_at: NOW, position_in_tour: 0 };

const delivery = (changes: Partial<Order>): Order =>
  sampleOrder({
    type: "delivery",
    status: "out_for_delivery",
    address: { street: "Lindenweg 7", zip: "86399", city: "Bobingen" },
    eta_at: NOW + 20 * MINUTE_MS,
    ...changes,
  });

describe("a rider", () => {
  test.each<[string, Partial<Order>, "own" | "ready" | null]>([
    ["takes a delivery that left without a rider", {}, "ready"],
    ["takes an accepted one that is packed", { status: "accepted", ready_at: NOW }, "ready"],
    ["takes one in preparation that is packed", { status: "preparing", ready_at: NOW }, "ready"],
    ["waits for one that is not packed", { status: "preparing" }, null],
    ["sees an own one in full", { rider }, "own"],
    ["does not see another rider's", { rider: { ...rider, uid: "bea" } }, null],
    ["does not see an own one that is over", { rider, status: "completed" }, null],
    ["does not see a pickup", { type: "pickup", status: "ready" }, null],
    ["does not see an unanswered order", { status: "placed", ready_at: NOW }, null],
    ["does not see tomorrow's", { local_date: "2026-11-25" }, null],
    ["does not see yesterday's", { local_date: "2026-11-23", rider }, null],
  ])("%s", (_, changes, where) => {
    const { own, ready } = listedDeliveries([delivery(changes)], "ali", NOW);
    const found = [...own.map(() => "own"), ...ready.map(() => "ready")];
    expect(found).toEqual(where === null ? [] : [where]);
  });

  test("sees only code, town, time and number of dishes of a delivery that is ready", () => {
    const { ready } = listedDeliveries([delivery({})], "ali", NOW);
    const { id, version, code } = sampleOrder();
    const due_at = NOW + 20 * MINUTE_MS;
    expect(ready).toEqual([
      { id, version, code, zip: "86399", city: "Bobingen", due_at, dishes: 2 },
    ]);
  });

  test("keeps the evening's tour past midnight until five o'clock", () => {
    const seenAfter = (hours: number) =>
      listedDeliveries([delivery({ rider })], "ali", NOW + hours * HOUR_MS).own.length;
    expect([6, 10, 10.5].map(seenAfter)).toEqual([1, 1, 0]);
  });
});
