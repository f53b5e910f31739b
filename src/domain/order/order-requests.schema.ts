import * as z from "zod/mini";
import { contactSchema } from "../contact/contact.schema";
import { guestBookRequestSchema } from "../contact/guest-book-request.schema";
import { zipSchema } from "../contact/zip.schema";
import { citySchema, deliveryAddressSchema } from "../delivery/delivery-address.schema";
import { fulfilmentSchema } from "../delivery/fulfilment.schema";
import { clientIdSchema } from "../ids/client-id.schema";
import { groupIdSchema } from "../ids/group-id.schema";
import { restoKeySchema } from "../ids/resto-key.schema";
import { choicesSchema } from "../menu/options/choices.schema";
import { passportTextSchema } from "../menu/passport/passport-text.schema";
import { paymentSchema } from "../tenant/payment-methods.schema";
import { languageSchema } from "../text/language.schema";
import { lineSchema } from "../text/text.schema";
import { MAX_LINE_QUANTITY, MAX_NOTE_LENGTH } from "./line-limits";

const instant = z.int().check(z.nonnegative(), z.maximum(8.64e15));

/** The largest tip. */
export const MAX_TIP_CENTS = 10_000;
/** The largest amount of announced cash. */
export const MAX_CASH_GIVEN_CENTS = 1_000_000;

/** A requested line. It has no price: the server prices it. */
export const orderLineRequestSchema = z.strictObject({
  item_id: z.string().check(z.minLength(1), z.maxLength(60)),
  qty: z.int().check(z.positive(), z.maximum(MAX_LINE_QUANTITY)),
  choices: choicesSchema,
  note: z.optional(lineSchema({ min: 0, max: MAX_NOTE_LENGTH })),
});

export type OrderLineRequest = z.infer<typeof orderLineRequestSchema>;

const orderLines = z.array(orderLineRequestSchema).check(z.minLength(1), z.maxLength(100));

/** Input of the callable `quoteOrder`. */
export const quoteOrderRequestSchema = z.strictObject({
  resto_key: restoKeySchema,
  type: fulfilmentSchema,
  lines: orderLines,
  zip: z.optional(zipSchema),
  /** Selects the area if several share the postal code; else the highest fee and minimum apply. */
  city: z.optional(citySchema),
  /** Null or absent is as soon as possible. */
  wanted_at: z.optional(z.nullable(instant)),
  /** Packs in reusable containers what fits into them; without effect where they are not offered. */
  reusable: z.optional(z.boolean()),
});

export type QuoteOrderRequest = z.infer<typeof quoteOrderRequestSchema>;

/**
 * Input of the callable `placeOrder`: the quoted request plus the guest's details. The browser makes
 * and stores `order_id` before the call. `zip` must not differ from the address.
 */
export const placeOrderRequestSchema = z.strictObject({
  ...quoteOrderRequestSchema.shape,
  order_id: clientIdSchema,
  /** The total the guest saw; PRICE_CHANGED if the total is different. */
  expected_total_cents: z.int().check(z.nonnegative(), z.maximum(100_000_000)),
  contact: contactSchema,
  address: z.optional(deliveryAddressSchema),
  payment: paymentSchema,
  /** Tip for the driver, beside the total; delivery only. */
  tip_cents: z.optional(z.int().check(z.positive(), z.maximum(MAX_TIP_CENTS))),
  /** Cash that the guest will pay with, at least total and tip; cash payment only. */
  cash_given_cents: z.optional(z.int().check(z.positive(), z.maximum(MAX_CASH_GIVEN_CENTS))),
  /** What the guest does not eat, for the kitchen: see docs/rules.md#allergy-passport. */
  passport: z.optional(passportTextSchema),
  /** Language of messages; default German. */
  language: z.optional(languageSchema),
  /** The locked group whose lines these are: see docs/rules.md#ordering-together. */
  group_id: z.optional(groupIdSchema),
  /** Set by guests who are in the restaurant's book, or agree to it now. */
  guest_book: z.optional(guestBookRequestSchema),
});

export type PlaceOrderRequest = z.infer<typeof placeOrderRequestSchema>;

export const cancelOrderRequestSchema = z.strictObject({
  order_id: clientIdSchema,
  version: z.int().check(z.positive()),
});

export type CancelOrderRequest = z.infer<typeof cancelOrderRequestSchema>;
