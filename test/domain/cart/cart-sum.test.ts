import { describe, expect, it } from "vitest";
import { cartSum } from "@/domain/cart/cart-sum";
import type { DeliveryReach } from "@/domain/delivery/delivery-reach";

const restaurant = { pick_up_discount: 10 };
const amounts = { subtotal_cents: 2000, deposit_cents: 30 };
const near: DeliveryReach = {
  status: "in-area",
  zip: "86517",
  terms: { fee_cents: 150, minimum_cents: 2700, distance_km: 3, label: "Wehringen" },
};
const UNCERTAIN: DeliveryReach[] = [
  { status: "unknown" },
  { status: "out-of-area", zip: "80331" },
  { status: "choose-town", zip: "86507", towns: ["Kleinaitingen", "Oberottmarshausen"] },
];

describe("cartSum", () => {
  it.each(UNCERTAIN)("states neither fee nor total of a delivery while $status", (reach) => {
    expect(cartSum(restaurant, amounts, "delivery", reach)).toEqual({
      discount_cents: 0,
      fee_cents: null,
      total_cents: null,
      missing_cents: null,
    });
  });

  it("adds fee and deposit of a delivery in reach, and names what is missing", () => {
    expect(cartSum(restaurant, amounts, "delivery", near)).toEqual({
      discount_cents: 0,
      fee_cents: 150,
      total_cents: 2180,
      missing_cents: 700,
    });
    const enough = { ...amounts, subtotal_cents: 2700 };
    expect(cartSum(restaurant, enough, "delivery", near).missing_cents).toBe(0);
  });

  it.each([...UNCERTAIN, near])(
    "deducts the discount of pickup whatever the address: $status",
    (reach) => {
      expect(cartSum(restaurant, amounts, "pickup", reach)).toEqual({
        discount_cents: 200,
        fee_cents: 0,
        total_cents: 1830,
        missing_cents: null,
      });
    },
  );
});
