import { describe, expect, it } from "vitest";
import { orderPolicyOf } from "@/domain/tenant/order-policy";

describe("orderPolicyOf", () => {
  it("uses the schema's defaults", () => {
    expect(orderPolicyOf({})).toEqual({
      pickup_lead_minutes: 20,
      delivery_lead_minutes: 45,
      days_ahead: 7,
      orders_per_slot: null,
    });
  });

  it("uses the restaurant's own policy", () => {
    const own = { ...orderPolicyOf({}), days_ahead: 0 };
    expect(orderPolicyOf({ order_policy: own })).toBe(own);
  });
});
