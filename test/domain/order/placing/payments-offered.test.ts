import { expect, it } from "vitest";
import { acceptedPayments, paymentsOffered } from "@/domain/order/placing/payments-offered";
import { type Payment, paymentMethodsSchema } from "@/domain/tenant/payment-methods.schema";

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

it("counts as accepted what some kind of fulfilment offers, delivery only where it exists", () => {
  const methods = { pickup: ["card_at_door"], delivery: ["online", "cash"] } as const;
  const payment_methods = { pickup: [...methods.pickup], delivery: [...methods.delivery] };
  const accepted = (delivery: boolean, pays_online: boolean) =>
    acceptedPayments({ payment_methods, pays_online, delivery });
  expect(accepted(true, true)).toEqual(["cash", "card_at_door", "online"]);
  expect(accepted(true, false)).toEqual(["cash", "card_at_door"]);
  expect(accepted(false, true)).toEqual(["card_at_door"]);
});

it("refuses a method that is named twice", () => {
  const methods = (pickup: Payment[]) => ({ pickup, delivery: ["cash"] });
  expect(paymentMethodsSchema.safeParse(methods(["cash", "online"])).success).toBe(true);
  expect(paymentMethodsSchema.safeParse(methods(["cash", "cash"])).success).toBe(false);
});
