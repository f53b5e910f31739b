import { describe, expect, it } from "vitest";
import { orderPolicyOf } from "@/domain/tenant/order-policy";

describe("orderPolicyOf", () => {
  it("falls back to the schema's defaults", () => {
    expect(orderPolicyOf({})).toEqual({
      pickup_lead_minutes: 20,
      delivery_lead_minutes: 45,
      days_ahead: 7,
      orders_per_slot: null,
    });
  });

  it("is the restaurant's own where it has one", () => {
    const own = { ...orderPolicyOf({}), days_ahead: 0 };
    expect(orderPolicyOf({ order_policy: own })).toBe(own);
  });
});
