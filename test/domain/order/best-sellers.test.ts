import { describe, expect, it } from "vitest";
import {
  bestSellers as bestOfDays,
  bestSellerRange,
  countDishes,
} from "@/domain/order/best-sellers";
import type { OrderStatus } from "@/domain/order/order-status";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";

const order = (status: OrderStatus, ...ids: string[]) => ({
  status,
  lines: ids.map((item_id) => ({ item_id })),
});
const orders = (count: number, ...ids: string[]) =>
  Array.from({ length: count }, () => order("completed", ...ids));

/** The orders as those of two days. */
const bestSellers = (all: readonly ReturnType<typeof order>[]) => {
  const days = [all.slice(0, all.length / 2), all.slice(all.length / 2)];
  return bestOfDays(days.map(countDishes));
};

describe("best-selling dishes", () => {
  it("are those in most orders, most first", () => {
    expect(bestSellers([...orders(20, "pho", "rolls"), ...orders(25, "pho")])).toEqual([
      "pho",
      "rolls",
    ]);
  });

  it("are none with fewer than 40 completed orders", () => {
    expect(bestSellers(orders(39, "pho"))).toEqual([]);
    expect(bestSellers(orders(40, "pho"))).toEqual(["pho"]);
  });

  it("are in at least 10 orders", () => {
    expect(bestSellers([...orders(40, "pho"), ...orders(9, "rolls")])).toEqual(["pho"]);
    expect(bestSellers([...orders(40, "pho"), ...orders(10, "rolls")])).toEqual(["pho", "rolls"]);
  });

  it("count an order once, whatever it has of a dish", () => {
    const party = order("completed", ...Array.from({ length: 50 }, () => "duck"));
    expect(bestSellers([...orders(40, "pho"), party])).toEqual(["pho"]);
  });

  it.each(["placed", "accepted", "rejected", "expired", "cancelled", "failed"] as const)(
    "do not count orders that are %s",
    (status) => {
      const others = Array.from({ length: 60 }, () => order(status, "duck"));
      expect(bestSellers(others)).toEqual([]);
      expect(bestSellers([...orders(40, "pho"), ...others])).toEqual(["pho"]);
    },
  );

  it("are at most twelve, equal ones by id", () => {
    const ids = Array.from({ length: 20 }, (_, index) => `dish-${String(index).padStart(2, "0")}`);
    expect(bestSellers(orders(40, ...ids.toReversed()))).toEqual(ids.slice(0, 12));
  });
});

it("counts the four weeks before today by the local date", () => {
  const lateEvening = toInstant("2026-11-24", minutesOf("23:30"));
  expect(bestSellerRange(lateEvening)).toEqual({ from: "2026-10-27", to: "2026-11-23" });
});
