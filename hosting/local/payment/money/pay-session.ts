import type Stripe from "stripe";
import type { Attempt } from "../methods/attempt";
import { METHOD_IDS, METHODS, type MethodId } from "../methods/methods";
import { intentObject } from "../objects/intent-object";
import { emit } from "../state/emit";
import type { Owner } from "../state/object-store";
import type { Provider, SessionPlan } from "../state/provider";
import { confirmPayment } from "./confirm-payment";

/** The methods that an account may offer for a plan, in the order of the page. */
export function offeredMethods(
  account: Stripe.Account | undefined,
  plan: Pick<SessionPlan, "captureMethod" | "allowedTypes">,
  excludedTypes: readonly string[],
): readonly MethodId[] {
  if (account && !account.charges_enabled) return [];
  return METHOD_IDS.filter((id) => {
    const { type, capability, holdDays } = METHODS[id];
    const isActive =
      !account || capability === null || account.capabilities?.[capability] === "active";
    // A payment that is held as a whole hides methods that cannot be held.
    const fits = plan.captureMethod !== "manual" || holdDays > 0;
    const isAllowed = plan.allowedTypes?.includes(type) ?? type !== "sepa_debit";
    return isActive && fits && isAllowed && !excludedTypes.includes(type);
  });
}

/** The methods that an open session offers now. */
export function methodsOf(
  provider: Provider,
  owner: Owner,
  session: Stripe.Checkout.Session,
): readonly MethodId[] {
  const plan = provider.plans.get(session.id) as SessionPlan;
  const account = provider.accounts.find(null, owner ?? "");
  return offeredMethods(account, plan, session.excluded_payment_method_types ?? []);
}

/**
 * Tries to pay an open session; its intent's status says how it went.
 * @param isApproved undefined as long as the guest has not been asked
 */
export function paySession(
  provider: Provider,
  owner: Owner,
  session: Stripe.Checkout.Session,
  attempt: Attempt,
  isApproved?: boolean,
): Stripe.PaymentIntent {
  const plan = provider.plans.get(session.id) as SessionPlan;
  const intent = intentOf(provider, owner, session, plan);
  confirmPayment({
    provider,
    owner,
    intent,
    attempt,
    isHeld: plan.captureMethod === "manual" || plan.heldTypes.includes(attempt.method.type),
    isApproved,
    approvalUrl: `${provider.baseUrl}/checkout/${session.id}/approve`,
  });
  if (["requires_capture", "succeeded", "processing"].includes(intent.status)) {
    session.status = "complete";
    session.url = null;
    session.payment_status = intent.status === "succeeded" ? "paid" : "unpaid";
    session.customer_details = {
      address: null,
      business_name: null,
      email: session.customer_email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: "none",
      tax_ids: [],
    };
    emit(provider, owner, "checkout.session.completed", session);
  }
  return intent;
}

/** The session's intent, which exists from the first attempt on. */
function intentOf(
  provider: Provider,
  owner: Owner,
  session: Stripe.Checkout.Session,
  plan: SessionPlan,
): Stripe.PaymentIntent {
  const known = provider.intents.find(owner, String(session.payment_intent));
  if (known) return known;
  const intent = intentObject({
    amount: session.amount_total ?? 0,
    currency: session.currency ?? "eur",
    created: provider.now(),
    captureMethod: plan.captureMethod,
    metadata: { ...plan.metadata },
    description: plan.description,
    receiptEmail: plan.receiptEmail,
    methodTypes: session.payment_method_types,
  });
  provider.intents.add(owner, intent);
  session.payment_intent = intent.id;
  emit(provider, owner, "payment_intent.created", intent);
  return intent;
}
