import type Stripe from "stripe";
import { METHODS } from "../methods/methods";
import { offeredMethods } from "../money/pay-session";
import { expireSession } from "../money/release-payment";
import { lineItemObject } from "../objects/line-item-object";
import { sessionObject } from "../objects/session-object";
import { invalidRequest } from "../state/api-error";
import type { Owner } from "../state/object-store";
import type { Provider, SessionPlan } from "../state/provider";
import type { SessionParameters } from "./session-parameters";

const MIN_AMOUNT = 50;
const SHORTEST_S = 30 * 60;
const LONGEST_S = 24 * 60 * 60;

/** @throws ApiError for an amount or a time that the real service refuses, or without any method */
export function createSession(
  provider: Provider,
  owner: Owner,
  params: SessionParameters,
): Stripe.Checkout.Session {
  const created = provider.now();
  const expiresAt = params.expires_at ?? created + LONGEST_S;
  assertExpiry(expiresAt - created);
  const lineItems = params.line_items.map(({ quantity, price_data }) =>
    lineItemObject({
      name: price_data.product_data.name,
      description: price_data.product_data.description ?? null,
      unitAmount: price_data.unit_amount,
      quantity,
      currency: price_data.currency,
      created,
    }),
  );
  const amount = lineItems.reduce((sum, line) => sum + line.amount_total, 0);
  if (amount < MIN_AMOUNT) {
    throw invalidRequest("The Checkout Session's total amount must be at least €0.50.", {
      code: "amount_too_small",
    });
  }
  const plan = planOf(params, lineItems);
  const account = provider.accounts.find(null, owner ?? "");
  const excludedTypes = params.excluded_payment_method_types ?? null;
  const methods = offeredMethods(account, plan, excludedTypes ?? []);
  if (methods.length === 0) {
    throw invalidRequest(
      "No valid payment method types for this Checkout Session. Please ensure that you have activated payment methods compatible with your chosen currency in your dashboard.",
    );
  }
  const session = sessionObject({
    amount,
    created,
    expiresAt,
    baseUrl: provider.baseUrl,
    currency: "eur",
    locale: params.locale ?? null,
    clientReferenceId: params.client_reference_id ?? null,
    customerEmail: params.customer_email ?? null,
    metadata: params.metadata ?? {},
    methodTypes: [...new Set(methods.map((id) => METHODS[id].type))],
    allowedTypes: plan.allowedTypes,
    excludedTypes,
    methodOptions: (params.payment_method_options ??
      {}) as Stripe.Checkout.Session.PaymentMethodOptions,
    submitType: params.submit_type ?? null,
    successUrl: params.success_url,
    cancelUrl: params.cancel_url ?? null,
  });
  provider.sessions.add(owner, session);
  provider.plans.set(session.id, plan);
  provider.schedule(expiresAt, () => {
    if (session.status === "open") expireSession(provider, owner, session);
  });
  return session;
}

function assertExpiry(seconds: number): void {
  const refuse = (limit: string) =>
    invalidRequest(
      `The \`expires_at\` timestamp must be ${limit} from Checkout Session creation.`,
      { param: "expires_at" },
    );
  if (seconds < SHORTEST_S) throw refuse("at least 30 minutes");
  if (seconds > LONGEST_S) throw refuse("less than 24 hours");
}

function planOf(params: SessionParameters, lineItems: readonly Stripe.LineItem[]): SessionPlan {
  const data = params.payment_intent_data ?? {};
  const options = Object.entries(params.payment_method_options ?? {});
  return {
    captureMethod: data.capture_method ?? "automatic_async",
    heldTypes: options.filter(([, option]) => option?.capture_method).map(([type]) => type),
    metadata: data.metadata ?? {},
    description: data.description ?? null,
    receiptEmail: data.receipt_email ?? null,
    allowedTypes: params.allowed_payment_method_types ?? null,
    lineItems,
  };
}
