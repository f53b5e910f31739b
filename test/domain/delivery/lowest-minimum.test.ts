import { expect, it } from "vitest";
import { lowestMinimum } from "@/domain/delivery/lowest-minimum";

it("the lowest minimum is that of the restaurant or of one of its areas, in cents", () => {
  const area = (min_delivery_amount: number) => ({ label: "", min_delivery_amount });
  const of = (general: number, ...areas: number[]) =>
    lowestMinimum({
      min_delivery_amount: general,
      min_delivery_amount_by_zip: areas.map(area),
    });
  expect(of(17.5)).toBe(1750);
  expect(of(17, 27, 12.5)).toBe(1250);
  expect(of(17, 27)).toBe(1700);
});
