import { expect, it } from "vitest";
import { paymentsOffered } from "@/domain/order/placing/payments-offered";
import type { Payment } from "@/domain/tenant/payment-methods.schema";

const offered = (pickup: Payment[], pays_online: boolean) =>
  paymentsOffered({ payment_methods: { pickup, delivery: ["cash"] }, pays_online }, "pickup");

it("offers cash and card where a restaurant has chosen nothing", () => {
  expect(paymentsOffered({ pays_online: true }, "delivery")).toEqual(["cash", "card_at_door"]);
});

it("offers what the restaurant has chosen for the fulfilment, online only while it can charge", () => {
  expect(offered(["online", "card_at_door"], true)).toEqual(["online", "card_at_door"]);
  expect(offered(["online", "card_at_door"], false)).toEqual(["card_at_door"]);
  expect(
    paymentsOffered(
      { payment_methods: { pickup: ["online"], delivery: ["cash"] }, pays_online: true },
      "delivery",
    ),
  ).toEqual(["cash"]);
});

it("never leaves a guest without a way to pay", () => {
  expect(offered(["online"], false)).toEqual(["cash", "card_at_door"]);
});
