import type Stripe from "stripe";
import type { Language } from "@/domain/text/language";
import type { FaultControl } from "../faults/faults";
import type { Attempt } from "../methods/attempt";
import { METHODS, type MethodId } from "../methods/methods";
import { cardOfNumber, WALLET_CARD } from "../methods/test-cards";
import { methodsOf, paySession } from "../money/pay-session";
import type { Owner } from "../state/object-store";
import type { Provider, SessionPlan } from "../state/provider";
import { answerOnboarding } from "./answer-onboarding";
import { approvalPage, checkoutPage } from "./checkout-page";
import { noticePage, type PageAnswer } from "./document";
import { PAGE_TEXTS } from "./page-texts";

export interface PageRequest {
  readonly method: string;
  readonly path: string;
  /** Of a posted form. */
  readonly fields: URLSearchParams;
  /** Of the browser, for what has none of its own. */
  readonly language: Language;
}

/** The open attempts whose guest has not confirmed yet, by session. */
export type OpenAttempts = Map<string, { readonly id: MethodId; readonly attempt: Attempt }>;

interface Shop {
  readonly provider: Provider;
  readonly attempts: OpenAttempts;
  readonly owner: Owner;
  readonly session: Stripe.Checkout.Session;
  readonly language: Language;
  readonly restaurant: string;
}

/** Answers the hosted pages: payment and onboarding. */
export function answerPage(
  provider: Provider,
  attempts: OpenAttempts,
  control: FaultControl,
  request: PageRequest,
): PageAnswer {
  const { language } = request;
  const texts = PAGE_TEXTS[language];
  if (control.faults.is_down) return { status: 503, html: noticePage(language, texts.down) };
  const [, token] = /^\/onboarding\/(\w+)$/.exec(request.path) ?? [];
  if (token) return answerOnboarding(provider, token, language, request.method);
  const [, id = "", step] = /^\/checkout\/(\w+)(?:\/(pay|approve))?$/.exec(request.path) ?? [];
  const owner = provider.sessions.ownerOf(id);
  if (owner === undefined) return { status: 404, html: noticePage(language, texts.missing) };
  const session = provider.sessions.get(owner, id);
  const shop = {
    provider,
    attempts,
    owner,
    session,
    language: languageOf(session, language),
    restaurant: nameOf(provider, owner),
  };
  if (session.status !== "open") return finished(shop);
  if (step === "pay" && request.method === "POST") return pay(shop, request.fields);
  if (step === "approve") return approve(shop, request);
  return show(shop);
}

function languageOf({ locale }: Stripe.Checkout.Session, fallback: Language): Language {
  if (locale === "de") return "de";
  return locale === "en" ? "en" : fallback;
}

function nameOf(provider: Provider, owner: Owner): string {
  return provider.accounts.find(null, owner ?? "")?.business_profile?.name ?? "Resto";
}

function finished({ session, language }: Shop): PageAnswer {
  const texts = PAGE_TEXTS[language];
  const isPaid = session.status === "complete";
  const [, , toRestaurant] = texts.complete;
  const href = isPaid ? returnUrl(session) : session.cancel_url;
  const link = href ? { href, label: isPaid ? toRestaurant : texts.back } : null;
  const html = noticePage(language, isPaid ? texts.complete : texts.expired, link);
  return { status: isPaid ? 200 : 410, html };
}

function show({ provider, owner, session, language, restaurant }: Shop): PageAnswer {
  const plan = provider.plans.get(session.id) as SessionPlan;
  const texts = PAGE_TEXTS[language];
  const methods = methodsOf(provider, owner, session);
  if (methods.length === 0) {
    const link = session.cancel_url ? { href: session.cancel_url, label: texts.back } : null;
    return { status: 409, html: noticePage(language, texts.unavailable, link) };
  }
  const intent = provider.intents.find(owner, String(session.payment_intent));
  const error = intent?.last_payment_error ?? null;
  const view = { language, session, lines: plan.lineItems, restaurant, methods, error };
  return { status: 200, html: checkoutPage(view) };
}

function pay(shop: Shop, fields: URLSearchParams): PageAnswer {
  const { provider, owner, session, attempts } = shop;
  const testCard = fields.get("test_card");
  const id = methodsOf(provider, owner, session).find(
    (each) => each === (testCard ? "card" : fields.get("method")),
  );
  if (!id) return show(shop);
  const attempt = {
    method: METHODS[id],
    card: cardFor(id, testCard ?? fields.get("card") ?? ""),
  };
  attempts.set(session.id, { id, attempt });
  return next(shop, paySession(provider, owner, session, attempt), attempt);
}

function cardFor(id: MethodId, number: string) {
  const { type, wallet } = METHODS[id];
  if (type !== "card") return null;
  return wallet ? WALLET_CARD : cardOfNumber(number);
}

function approve(shop: Shop, { method, fields }: PageRequest): PageAnswer {
  const { provider, attempts, owner, session } = shop;
  const open = attempts.get(session.id);
  const intent = provider.intents.find(owner, String(session.payment_intent));
  if (!open || intent?.status !== "requires_action") {
    return { redirect: `/checkout/${session.id}` };
  }
  if (method !== "POST") return { status: 200, html: approvalPage({ ...shop, method: open.id }) };
  const isApproved = fields.get("answer") === "yes";
  return next(shop, paySession(provider, owner, session, open.attempt, isApproved), open.attempt);
}

/** Address to which an attempt leads. */
function next(shop: Shop, { status }: Stripe.PaymentIntent, { card }: Attempt): PageAnswer {
  const { session, language } = shop;
  if (status === "requires_action") return { redirect: `/checkout/${session.id}/approve` };
  if (session.status === "open") return { redirect: `/checkout/${session.id}` };
  if (card?.staysOnPage) {
    return { status: 200, html: noticePage(language, PAGE_TEXTS[language].stays) };
  }
  return { redirect: returnUrl(session) };
}

/** The address of the shop after a payment. */
function returnUrl({ id, success_url }: Stripe.Checkout.Session): string {
  return (success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", id);
}
