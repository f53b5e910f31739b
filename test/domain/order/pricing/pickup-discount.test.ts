import { describe, expect, it } from "vitest";
import { pickupDiscount } from "@/domain/order/pricing/pickup-discount";

describe("pickupDiscount", () => {
  it.each([
    ["pickup", 10, 1234, 123],
    ["pickup", 10, 1235, 124],
    ["pickup", 0, 1234, 0],
    ["pickup", 100, 1234, 1234],
    ["delivery", 10, 1234, 0],
  ] as const)("%s with %i percent of %i is %i", (type, pick_up_discount, subtotal, expected) => {
    expect(pickupDiscount({ pick_up_discount }, type, subtotal)).toBe(expected);
  });
});
