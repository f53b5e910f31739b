import { describe, expect, it } from "vitest";
import { mergeOrderHistory } from "@/data/merge-order-history";
import type { Order } from "@/domain/order/order.schema";

function order(id: string, created_at: number, status: Order["status"] = "completed") {
  return { id, created_at, status };
}

describe("mergeOrderHistory", () => {
  it("lists each order once, newest first, preferring the live one", () => {
    const live = [order("c", 3, "accepted"), order("b", 2)];
    const older = [order("b", 2, "placed"), order("a", 1)];
    expect(mergeOrderHistory(live, older).map(({ id, status }) => [id, status])).toEqual([
      ["c", "accepted"],
      ["b", "completed"],
      ["a", "completed"],
    ]);
  });

  it("keeps orders that newer ones have pushed out of the live list", () => {
    const read = [order("b", 2), order("a", 1)];
    expect(mergeOrderHistory([order("d", 4), order("c", 3)], read).map(({ id }) => id)).toEqual([
      "d",
      "c",
      "b",
      "a",
    ]);
  });
});
