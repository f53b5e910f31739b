import type Stripe from "stripe";
import { newId } from "../state/provider";

/** Parameters of a new Checkout session. */
export interface SessionInput {
  readonly amount: number;
  readonly created: number;
  readonly expiresAt: number;
  readonly baseUrl: string;
  readonly currency: string;
  readonly locale: Stripe.Checkout.Session.Locale | null;
  readonly clientReferenceId: string | null;
  readonly customerEmail: string | null;
  readonly metadata: Stripe.Metadata;
  readonly methodTypes: readonly string[];
  readonly allowedTypes: readonly string[] | null;
  readonly excludedTypes: readonly string[] | null;
  readonly methodOptions: Stripe.Checkout.Session.PaymentMethodOptions | null;
  readonly submitType: Stripe.Checkout.Session.SubmitType | null;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
}

/** A new, open session for one payment on the hosted page. */
export function sessionObject(input: SessionInput): Stripe.Checkout.Session {
  const id = newId("cs_test");
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: input.allowedTypes && [...input.allowedTypes],
    amount_subtotal: input.amount,
    amount_total: input.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: input.cancelUrl,
    client_reference_id: input.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: input.created,
    currency: input.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: "if_required",
    customer_details: null,
    customer_email: input.customerEmail,
    discounts: [],
    ...(input.excludedTypes && { excluded_payment_method_types: [...input.excludedTypes] }),
    expires_at: input.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: input.locale,
    managed_payments: null,
    metadata: input.metadata,
    mode: "payment",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "if_required",
    payment_method_configuration_details: null,
    payment_method_options: input.methodOptions,
    payment_method_types: [...input.methodTypes],
    payment_status: "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: input.submitType,
    subscription: null,
    success_url: input.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: `${input.baseUrl}/checkout/${id}`,
    wallet_options: null,
  };
}
