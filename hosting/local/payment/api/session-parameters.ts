import type Stripe from "stripe";
import * as z from "zod";
import { currency, flag, integer, localUrl, metadata, parametersOf, text } from "./parameters";

const TYPES = ["card", "paypal", "klarna", "link", "wero", "sepa_debit"] as const;
const types = () => z.array(z.enum(TYPES)).min(1);

const priceData = parametersOf<Stripe.Checkout.SessionCreateParams.LineItem.PriceData>()({
  currency: currency(),
  unit_amount: integer(),
  product_data: parametersOf<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.ProductData>()({
    name: text(),
    description: text().optional(),
    metadata: metadata().optional(),
  }),
});

const lineItem = parametersOf<Stripe.Checkout.SessionCreateParams.LineItem>()({
  price_data: priceData,
  quantity: integer(1),
});

const intentData = parametersOf<Stripe.Checkout.SessionCreateParams.PaymentIntentData>()({
  capture_method: z.enum(["automatic", "automatic_async", "manual"]).optional(),
  description: text().optional(),
  metadata: metadata().optional(),
  receipt_email: z.email().optional(),
});

/** Of methods that can be held; the others know no `capture_method`. */
const hold = () => z.strictObject({ capture_method: z.literal("manual").optional() }).optional();

const methodOptions = parametersOf<Stripe.Checkout.SessionCreateParams.PaymentMethodOptions>()({
  card: hold(),
  klarna: hold(),
  link: hold(),
  paypal: hold(),
  sepa_debit: z.strictObject({}).optional(),
});

/** The parameters of `POST /v1/checkout/sessions` that the local provider supports. */
export const sessionParameters = parametersOf<Stripe.Checkout.SessionCreateParams>()({
  mode: z.literal("payment"),
  line_items: z.array(lineItem).min(1).max(100),
  success_url: localUrl(),
  cancel_url: localUrl().optional(),
  ui_mode: z.literal("hosted_page").optional(),
  locale: z.enum(["auto", "de", "en"]).optional(),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email().optional(),
  metadata: metadata().optional(),
  expires_at: integer().optional(),
  submit_type: z.enum(["auto", "book", "pay"]).optional(),
  payment_intent_data: intentData.optional(),
  payment_method_options: methodOptions.optional(),
  allowed_payment_method_types: types().optional(),
  excluded_payment_method_types: types().optional(),
  adaptive_pricing: z.strictObject({ enabled: flag() }).optional(),
});

export type SessionParameters = z.output<typeof sessionParameters>;
