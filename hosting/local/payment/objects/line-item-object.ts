import type Stripe from "stripe";
import { newId } from "../state/provider";

export interface LineInput {
  readonly name: string;
  readonly description: string | null;
  readonly unitAmount: number;
  readonly quantity: number;
  readonly currency: string;
  readonly created: number;
}

/** A line of a session, with the price that it was made with. */
export function lineItemObject(line: LineInput): Stripe.LineItem {
  const amount = line.unitAmount * line.quantity;
  return {
    id: newId("li"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: line.currency,
    description: line.description ? `${line.name}\n${line.description}` : line.name,
    metadata: {},
    price: {
      id: newId("price"),
      object: "price",
      active: false,
      billing_scheme: "per_unit",
      created: line.created,
      currency: line.currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId("prod"),
      recurring: null,
      tax_behavior: "unspecified",
      tiers_mode: null,
      transform_quantity: null,
      type: "one_time",
      unit_amount: line.unitAmount,
      unit_amount_decimal: null,
    },
    quantity: line.quantity,
  };
}
