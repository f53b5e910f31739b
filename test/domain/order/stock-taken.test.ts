import { describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "@/domain/order/order-status";
import { givesStockBack, stockTaken, stockToReturn } from "@/domain/order/stock-taken";

const NOW = Date.UTC(2026, 10, 24, 18);
const counted = { stock: { duck: 6, carp: 1 }, stock_until: NOW + 1 };

describe("stockTaken", () => {
  it("adds up the portions of counted dishes alone", () => {
    const lines = [
      { item_id: "duck", qty: 2 },
      { item_id: "rice", qty: 4 },
      { item_id: "duck", qty: 1 },
    ];
    expect(stockTaken(lines, counted, NOW)).toEqual({ portions: { duck: 3 }, until: NOW + 1 });
    expect(stockTaken(lines.slice(1, 2), counted, NOW)).toBeNull();
    expect(stockTaken(lines, counted, NOW + 1)).toBeNull();
  });
});

describe("stockToReturn", () => {
  const taken = { portions: { duck: 3, pike: 1 }, until: NOW + 1 };

  it.each([
    ["gives back to a dish that is still counted", counted, { duck: 3 }],
    ["gives nothing to the count of another day", { ...counted, stock_until: NOW + 2 }, {}],
    ["gives nothing without a count", {}, {}],
  ])("%s", (_case, availability, expected) => {
    expect(stockToReturn(taken, availability, NOW)).toEqual(expected);
  });
});

describe("givesStockBack", () => {
  it("is true for orders that end before anything is cooked", () => {
    expect(ORDER_STATUSES.filter(givesStockBack)).toEqual([
      "rejected",
      "expired",
      "cancelled",
      "unpaid",
    ]);
  });
});
