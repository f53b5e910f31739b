import { type MailRestaurant, orderMail } from "@/domain/mail/order-mail";
import type { Order } from "@/domain/order/order.schema";
import { NOON, placedOrder } from "../order/sample-order";
import { aText, sampleRestaurant } from "../sample-restaurant";

/** An order with every kind of line, both VAT rates and an address note, to a verified address. */
export const mailedOrder: Order = {
  ...placedOrder,
  promised_at: NOON + 45 * 60_000,
  lines: [
    {
      item_id: "noodles",
      number: "12a",
      name: aText("Nudeln"),
      qty: 2,
      unit_cents: 1265,
      line_cents: 2530,
      choices: {},
      choice_names: [aText("groß"), aText("Ei")],
      note: "scharf",
      add_ons: ["A", "1"],
      vat: 7,
    },
    {
      item_id: "beer",
      name: aText("Bier"),
      qty: 1,
      unit_cents: 300,
      line_cents: 300,
      choices: {},
      choice_names: [],
      vat: 19,
      min_age: 16,
    },
    {
      item_id: "rice",
      name: aText("Reis"),
      qty: 1,
      unit_cents: 100,
      line_cents: 100,
      choices: {},
      choice_names: [],
      add_ons: [],
      vat: 7,
    },
  ],
  vat_split: [
    { rate: 7, net_cents: 2454, vat_cents: 172 },
    { rate: 19, net_cents: 277, vat_cents: 52 },
  ],
  address: { street: "Beispielweg 2", zip: "86399", city: "Bobingen", note: "2. Stock" },
  contact: { ...placedOrder.contact, email: "erika@example.com" },
  email_verified: true,
};

export const mailRestaurant: MailRestaurant = { ...sampleRestaurant, tax: "DE 123456789" };

/** The mail about {@link mailedOrder} with changes; fails if there is none. */
export function messageOf(
  changes: Partial<Order> = {},
  restaurant: MailRestaurant = mailRestaurant,
) {
  const mail = orderMail({ ...mailedOrder, ...changes }, restaurant);
  if (!mail) throw new Error("no mail");
  return mail.message;
}
