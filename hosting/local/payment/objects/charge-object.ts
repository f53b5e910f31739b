import type Stripe from "stripe";
import type { Attempt } from "../methods/attempt";
import type { Decline, TestCard } from "../methods/test-cards";
import { newId } from "../state/provider";

export interface ChargeInput {
  readonly intent: Stripe.PaymentIntent;
  readonly attempt: Attempt;
  readonly created: number;
  readonly status: "succeeded" | "pending" | "failed";
  /** Until when the money is held; null if it is captured. */
  readonly captureBefore: number | null;
  readonly decline: Decline | null;
}

/** The charge of one attempt. */
export function chargeObject(input: ChargeInput): Stripe.Charge {
  const { intent, attempt, status, decline } = input;
  const isPaid = status === "succeeded";
  const isCaptured = isPaid && input.captureBefore === null;
  return {
    id: newId(attempt.method.type === "card" ? "ch" : "py"),
    object: "charge",
    amount: intent.amount,
    amount_captured: isCaptured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: isCaptured ? newId("txn") : null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: "TESTZAHLUNG",
    captured: isCaptured,
    created: input.created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcome(status, decline),
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: newId("pm"),
    payment_method_details: methodDetails(input),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  };
}

function outcome(status: ChargeInput["status"], decline: Decline | null): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? "declined_by_network" : "approved_by_network",
    reason: decline?.declineCode ?? decline?.code ?? null,
    risk_level: "normal",
    seller_message: decline ? "The bank declined the payment." : "Payment complete.",
    type: status === "failed" ? "issuer_declined" : "authorized",
  };
}

function methodDetails({
  intent,
  attempt: { method, card },
  captureBefore,
}: ChargeInput): Stripe.Charge.PaymentMethodDetails {
  if (card) {
    return { type: "card", card: cardDetails(card, method.wallet, intent.amount, captureBefore) };
  }
  switch (method.type) {
    case "paypal":
      return {
        type: "paypal",
        paypal: {
          country: "DE",
          payer_email: "gast@example.com",
          payer_id: "TESTZAHLER",
          payer_name: "Greta Gast",
          seller_protection: null,
          transaction_id: newId("paypal"),
        },
      };
    case "klarna":
      return {
        type: "klarna",
        klarna: {
          payer_details: { address: { country: "DE" } },
          payment_method_category: "pay_later",
          preferred_locale: "de-DE",
        },
      };
    default:
      return { type: method.type };
  }
}

function cardDetails(
  card: TestCard,
  wallet: "apple_pay" | "google_pay" | null,
  amount: number,
  captureBefore: number | null,
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card.brand,
    ...(captureBefore !== null && { capture_before: captureBefore }),
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    country: "DE",
    electronic_commerce_indicator: null,
    exp_month: 12,
    exp_year: 2034,
    funding: "credit",
    installments: null,
    last4: card.number.slice(-4) || null,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: "unregulated",
    three_d_secure: null,
    transaction_link_id: null,
    wallet: wallet && { dynamic_last4: null, type: wallet, [wallet]: {} },
  };
}
