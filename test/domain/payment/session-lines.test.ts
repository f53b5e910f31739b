import { expect, it } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { sessionLines } from "@/domain/payment/session-lines";
import { sampleOrder } from "@/test/harness/sample-order";

/** Amounts of an order in the order in which the provider's page shows them. */
function amountsOf(changes: Partial<Order>) {
  return sessionLines(sampleOrder({ discount_cents: 0, ...changes })).map(
    ({ name, unit_cents, qty }) => [name, unit_cents * qty],
  );
}

it("lists dishes, delivery, deposits and tip, which add up to the amount due", () => {
  const order = {
    type: "delivery",
    delivery_fee_cents: 200,
    deposit_cents: 25,
    reusable: { containers: 2, deposit_cents: 1000 },
    total_cents: 2065,
    tip_cents: 100,
  } as const;
  expect(amountsOf(order)).toEqual([
    ["Misosuppe", 840],
    ["Lieferkosten", 200],
    ["Pfand", 25],
    ["Mehrwegpfand", 1000],
    ["Trinkgeld", 100],
  ]);
  expect(amountsOf({ ...order, language: "en" })).toContainEqual(["Container deposit", 1000]);
});

it("shows one line for an order with a discount, since no line can be negative", () => {
  expect(amountsOf({ discount_cents: 84, total_cents: 756 })).toEqual([["Bestellung K7QM", 756]]);
});
