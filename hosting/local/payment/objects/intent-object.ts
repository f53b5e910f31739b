import type Stripe from "stripe";
import { newId } from "../state/provider";

export interface IntentInput {
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  readonly captureMethod: Stripe.PaymentIntent.CaptureMethod;
  readonly metadata: Stripe.Metadata;
  readonly description: string | null;
  readonly receiptEmail: string | null;
  readonly methodTypes: readonly string[];
}

/** A new intent without a payment method. */
export function intentObject(input: IntentInput): Stripe.PaymentIntent {
  const id = newId("pi");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: input.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { enabled: true, allow_redirects: "always" },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: input.captureMethod,
    client_secret: `${id}_secret_local`,
    confirmation_method: "automatic",
    created: input.created,
    currency: input.currency,
    customer: null,
    customer_account: null,
    description: input.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: [...input.methodTypes],
    payment_record: null,
    processing: null,
    receipt_email: input.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_group: null,
  };
}
