import * as z from "zod/mini";
import { choicesSchema } from "../cart/cart.schema";
import { MAX_LINE_QUANTITY } from "../cart/cart-limits";
import { citySchema, deliveryAddressSchema } from "../delivery/delivery-address.schema";
import { clientIdSchema } from "../shared/client-id.schema";
import { contactSchema } from "../shared/contact.schema";
import { languageSchema } from "../shared/language.schema";
import { zipSchema } from "../shared/zip.schema";
import { restoKeySchema } from "../tenant/resto-key.schema";
import { fulfilmentSchema } from "./fulfilment.schema";

const instant = z.int().check(z.nonnegative(), z.maximum(8.64e15));
const note = z.string().check(z.trim(), z.maxLength(200));

export const paymentSchema = z.enum(["cash", "card_at_door"]);
export type Payment = z.infer<typeof paymentSchema>;

/** One line of a request: what and how many; never what it costs. */
const orderLineRequestSchema = z.strictObject({
  item_id: z.string().check(z.minLength(1), z.maxLength(60)),
  qty: z.int().check(z.positive(), z.maximum(MAX_LINE_QUANTITY)),
  choices: choicesSchema,
  note: z.optional(note),
});

export type OrderLineRequest = z.infer<typeof orderLineRequestSchema>;

const orderLines = z.array(orderLineRequestSchema).check(z.minLength(1), z.maxLength(100));

/** Input of the callable `quoteOrder` (contract section 3). */
export const quoteOrderRequestSchema = z.strictObject({
  resto_key: restoKeySchema,
  type: fulfilmentSchema,
  lines: orderLines,
  zip: z.optional(zipSchema),
  /** Narrows a postal code that several areas share; without it the dearest of them counts. */
  city: z.optional(citySchema),
  /** Null or absent: as soon as possible. */
  wanted_at: z.optional(z.nullable(instant)),
});

export type QuoteOrderRequest = z.infer<typeof quoteOrderRequestSchema>;

/**
 * Input of the callable `placeOrder`: what was quoted and what an order needs besides. `order_id`
 * is made and kept by the browser before the call; of the two postal codes the address's counts.
 */
export const placeOrderRequestSchema = z.strictObject({
  ...quoteOrderRequestSchema.shape,
  order_id: clientIdSchema,
  /** The total the guest saw; anything else is answered with PRICE_CHANGED. */
  expected_total_cents: z.int().check(z.nonnegative(), z.maximum(100_000_000)),
  contact: contactSchema,
  address: z.optional(deliveryAddressSchema),
  payment: paymentSchema,
  /** Of the messages about the order; German without it. */
  language: z.optional(languageSchema),
});

export type PlaceOrderRequest = z.infer<typeof placeOrderRequestSchema>;

export const cancelOrderRequestSchema = z.strictObject({
  order_id: clientIdSchema,
  version: z.int().check(z.positive()),
});

export type CancelOrderRequest = z.infer<typeof cancelOrderRequestSchema>;
