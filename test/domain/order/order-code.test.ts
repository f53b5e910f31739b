import { describe, expect, it } from "vitest";
import { ORDER_CODE_COUNT, orderCode } from "@/domain/order/order-code";

describe("orderCode", () => {
  it.each(["resto-sample 2026-11-24", "", "pho3-peiting 2027-03-28"])(
    "gives every sequence number of %j its own code",
    (salt) => {
      const codes = new Set<string>();
      for (let sequence = 0; sequence < ORDER_CODE_COUNT; sequence += 1) {
        codes.add(orderCode(sequence, salt));
      }
      expect(codes.size).toBe(ORDER_CODE_COUNT);
    },
  );

  it("has four unambiguous characters and no vowels", () => {
    for (let sequence = 0; sequence < 500; sequence += 1) {
      expect(orderCode(sequence, "salt")).toMatch(/^[CDFGHJKLMNPQRTVWXY34679]{4}$/);
    }
  });

  it("depends on the salt and repeats after all codes are used", () => {
    const first = Array.from({ length: 50 }, (_, day) => orderCode(0, `resto-sample ${day}`));
    expect(new Set(first).size).toBeGreaterThan(45);
    expect(orderCode(ORDER_CODE_COUNT + 3, "salt")).toBe(orderCode(3, "salt"));
  });
});
