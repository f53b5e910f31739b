import * as z from "zod/mini";
import { choicesSchema } from "../cart/cart.schema";
import { MAX_LINE_QUANTITY } from "../cart/cart-limits";
import { LANGUAGES } from "../shared/language";
import { restoKeySchema } from "../tenant/resto-key.schema";

const zip = z.string().check(z.regex(/^\d{5}$/));
const instant = z.int().check(z.nonnegative(), z.maximum(8.64e15));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const place = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const note = z.string().check(z.trim(), z.maxLength(200));

/** Document ids a client chooses are UUIDs in their text form. */
export const clientIdSchema = z.uuid();

export const fulfilmentSchema = z.enum(["delivery", "pickup"]);
export type Fulfilment = z.infer<typeof fulfilmentSchema>;

export const paymentSchema = z.enum(["cash", "card_at_door"]);
export type Payment = z.infer<typeof paymentSchema>;

export const languageSchema = z.enum(LANGUAGES);

/** One line of a request: what and how many; never what it costs. */
const orderLineRequestSchema = z.strictObject({
  item_id: z.string().check(z.minLength(1), z.maxLength(60)),
  qty: z.int().check(z.positive(), z.maximum(MAX_LINE_QUANTITY)),
  choices: choicesSchema,
  note: z.optional(note),
});

export type OrderLineRequest = z.infer<typeof orderLineRequestSchema>;

const orderLines = z.array(orderLineRequestSchema).check(z.minLength(1), z.maxLength(100));

/** Telephone numbers as people write them: digits, blanks, brackets, slash, hyphen, leading plus. */
export const phoneSchema = z
  .string()
  .check(z.trim(), z.regex(/^\+?[\d ()/-]{5,30}$/), z.regex(/(?:\d[^\d]*){6,}/));

export const contactSchema = z.strictObject({
  name,
  phone: phoneSchema,
  /** At most 320 characters (spec section 5). */
  email: z.optional(z.email().check(z.maxLength(320))),
});

export type Contact = z.infer<typeof contactSchema>;

export const deliveryAddressSchema = z.strictObject({
  street: z.string().check(z.trim(), z.minLength(3), z.maxLength(120)),
  zip,
  /** Town or village; tells apart delivery areas that share a postal code. */
  city: place,
  note: z.optional(note),
});

/** Input of the callable `quoteOrder` (contract section 3). */
export const quoteOrderRequestSchema = z.strictObject({
  resto_key: restoKeySchema,
  type: fulfilmentSchema,
  lines: orderLines,
  zip: z.optional(zip),
  /** Narrows a postal code that several areas share; without it the dearest of them counts. */
  city: z.optional(place),
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
