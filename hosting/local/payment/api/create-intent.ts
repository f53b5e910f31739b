import type Stripe from "stripe";
import * as z from "zod";
import { METHODS } from "../methods/methods";
import { cardOfToken } from "../methods/test-cards";
import { confirmPayment } from "../money/confirm-payment";
import { intentObject } from "../objects/intent-object";
import { ApiError, invalidRequest } from "../state/api-error";
import { emit } from "../state/emit";
import type { Owner } from "../state/object-store";
import type { Provider } from "../state/provider";
import { currency, flag, integer, metadata, parametersOf, text } from "./parameters";

const MIN_AMOUNT = 50;

/** The parameters of `POST /v1/payment_intents` that the local provider supports. */
export const intentParameters = parametersOf<Stripe.PaymentIntentCreateParams>()({
  amount: integer(1),
  currency: currency(),
  automatic_payment_methods: z
    .strictObject({ enabled: flag(), allow_redirects: z.enum(["always", "never"]).optional() })
    .optional(),
  capture_method: z.enum(["automatic", "automatic_async", "manual"]).optional(),
  confirm: flag().optional(),
  description: text().optional(),
  metadata: metadata().optional(),
  payment_method: text().optional(),
  return_url: z.url().optional(),
});
type IntentParameters = z.output<typeof intentParameters>;

/**
 * Makes an intent without a session, and pays it at once with the token of a test card if asked. The
 * product pays on the hosted page only; this is how the contract suite pays, because it can do the
 * same at the real service.
 * @throws ApiError 402 if the card is declined
 */
export function createIntent(
  provider: Provider,
  owner: Owner,
  params: IntentParameters,
): Stripe.PaymentIntent {
  if (params.amount < MIN_AMOUNT) {
    throw invalidRequest("Amount must be at least €0.50 eur", {
      code: "amount_too_small",
      param: "amount",
    });
  }
  const card = params.payment_method ? cardOfToken(params.payment_method) : undefined;
  if (params.payment_method && !card) {
    throw invalidRequest(`No such PaymentMethod: '${params.payment_method}'`, {
      code: "resource_missing",
      param: "payment_method",
    });
  }
  const intent = intentObject({
    amount: params.amount,
    currency: params.currency,
    created: provider.now(),
    captureMethod: params.capture_method ?? "automatic_async",
    metadata: params.metadata ?? {},
    description: params.description ?? null,
    receiptEmail: null,
    methodTypes: ["card"],
  });
  provider.intents.add(owner, intent);
  emit(provider, owner, "payment_intent.created", intent);
  if (!params.confirm) return intent;
  if (!card) {
    throw invalidRequest(
      "You cannot confirm this PaymentIntent because it's missing a payment method.",
      { code: "payment_intent_unexpected_state" },
    );
  }
  confirmPayment({
    provider,
    owner,
    intent,
    attempt: { method: METHODS.card, card },
    isHeld: params.capture_method === "manual",
    approvalUrl: `${provider.baseUrl}/approve/${intent.id}`,
  });
  const failure = intent.last_payment_error;
  if (!failure) return intent;
  throw new ApiError(402, "card_error", failure.message ?? "", {
    code: failure.code,
    decline_code: failure.decline_code,
    payment_intent: structuredClone(intent),
  });
}
