import { expect, it } from "vitest";
import { compareBooks } from "@/domain/payment/compare-books";

const charge = (order_id: string | null, captured_cents: number, refunded_cents = 0) => ({
  order_id,
  captured_cents,
  refunded_cents,
  held_cents: 0,
});
const payment = (id: string, captured_cents: number, refunded_cents = 0) => ({
  id,
  captured_cents,
  refunded_cents,
});

it("finds nothing where several charges of an order add up to its payment", () => {
  const charges = [charge("a", 1000, 1000), charge("a", 1980, 480), charge("b", 0)];
  expect(compareBooks(charges, [payment("a", 1980, 480), payment("b", 0)])).toEqual([]);
});

it.each([
  ["a cent too much was taken", [charge("a", 1981)], [payment("a", 1980)], "a", 1980, 1981],
  ["a refund is missing here", [charge("a", 1980, 500)], [payment("a", 1980)], "a", 1980, 1480],
  ["a charge has no payment", [charge("a", 1980)], [], "a", 0, 1980],
  ["a charge has no order", [charge(null, 700)], [], null, 0, 700],
  ["a payment has no charge", [], [payment("a", 1980)], "a", 1980, 0],
])("names an order if %s", (_, charges, payments, order_id, stored_cents, booked_cents) => {
  expect(compareBooks(charges, payments)).toEqual([{ order_id, stored_cents, booked_cents }]);
});
