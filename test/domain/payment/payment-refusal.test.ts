import { expect, it } from "vitest";
import { paymentRefusal } from "@/domain/payment/payment-refusal";

const restaurant = {
  payment_methods: { pickup: ["cash", "online"], delivery: ["card_at_door", "online"] },
  pays_online: true,
} satisfies Parameters<typeof paymentRefusal>[1];
const account = { charges_enabled: true };
const on = { online_payment: true };
const online = { type: "pickup", payment: "online" } as const;
const unavailable = { reason: "PAYMENT_UNAVAILABLE", field: "payment" };

it("lets a guest pay online where the account can charge", () => {
  expect(paymentRefusal(online, restaurant, account, on)).toBeNull();
});

it.each([
  ["the restaurant has no account", restaurant, null, on],
  ["the account cannot charge", restaurant, { charges_enabled: false }, on],
  ["it is off everywhere", restaurant, account, { online_payment: false }],
  ["the restaurant does not offer it", { pays_online: true }, account, on],
  ["the page may not show it", { ...restaurant, pays_online: false }, account, on],
])("refuses online payment if %s", (_why, stored, connected, switches) => {
  expect(paymentRefusal(online, stored, connected, switches)).toEqual(unavailable);
});

it("refuses at the door what the restaurant does not take for this fulfilment", () => {
  const card = { type: "pickup", payment: "card_at_door" } as const;
  expect(paymentRefusal(card, restaurant, null, on)).toEqual(unavailable);
  expect(paymentRefusal({ ...card, type: "delivery" }, restaurant, null, on)).toBeNull();
});
