import type Stripe from "stripe";
import { escapeHtml } from "@/domain/text/escape-html";
import { formatPrice } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import type { MethodId } from "../methods/methods";
import { htmlDocument } from "./document";
import { PAGE_TEXTS, type PageTexts } from "./page-texts";

export interface CheckoutView {
  readonly language: Language;
  readonly session: Stripe.Checkout.Session;
  readonly lines: readonly Stripe.LineItem[];
  readonly restaurant: string;
  readonly methods: readonly MethodId[];
  /** Why the last attempt failed; null if none has. */
  readonly error: Stripe.PaymentIntent.LastPaymentError | null;
}

/** The page on which a guest pays. */
export function checkoutPage(view: CheckoutView): string {
  const { language, session, restaurant } = view;
  const texts = PAGE_TEXTS[language];
  const back = session.cancel_url
    ? `<p class="back"><a href="${escapeHtml(session.cancel_url)}">← ${texts.back}</a></p>`
    : "";
  return htmlDocument(
    language,
    texts.payTo(restaurant),
    `<div class="checkout"><section class="panel summary">${back}${summary(view, texts)}</section>
    <section class="panel">${form(view, texts)}</section></div>`,
  );
}

function summary({ language, session, lines, restaurant }: CheckoutView, texts: PageTexts): string {
  const amount = formatPrice(session.amount_total ?? 0, language);
  const rows = lines.map((line) => {
    const [name = "", ...details] = (line.description ?? "").split("\n");
    const detail = details.length > 0 ? `<small>${escapeHtml(details.join(", "))}</small>` : "";
    return `<li><span>${line.quantity} × ${escapeHtml(name)}${detail}</span>
      <span class="amount">${formatPrice(line.amount_total, language)}</span></li>`;
  });
  return `<h1>${escapeHtml(texts.payTo(restaurant))}</h1>
    <p class="total">${amount}</p>
    <ul class="lines">${rows.join("")}
      <li class="sum"><span>${texts.total}</span><span class="amount">${amount}</span></li></ul>`;
}

function form({ language, session, methods, error }: CheckoutView, texts: PageTexts): string {
  const amount = formatPrice(session.amount_total ?? 0, language);
  const choices = methods.map((id, index) => choice(id, index === 0, texts));
  return `${error ? declined(error, texts) : ""}
    <form method="post" action="/checkout/${session.id}/pay">
      <fieldset><legend>${texts.method}</legend>${choices.join("")}</fieldset>
      <button type="submit">${texts.pay(amount)}</button>
    </form><form id="test-cards" method="post" action="/checkout/${session.id}/pay"></form>`;
}

function choice(id: MethodId, isFirst: boolean, texts: PageTexts): string {
  const [name, hint] = texts.methods[id];
  return `<div class="method"><label>
      <input type="radio" name="method" value="${id}"${isFirst ? " checked" : ""}>
      <span class="mark ${id}" aria-hidden="true">${MARKS[id]}</span>
      <span>${name}<small>${hint}</small></span></label>
      ${id === "card" ? cardFields(texts) : ""}</div>`;
}

const MARKS: Readonly<Record<MethodId, string>> = {
  card: "••••",
  paypal: "P",
  apple_pay: "A",
  google_pay: "G",
  klarna: "K",
  wero: "W",
  sepa_debit: "SEPA",
};

function cardFields(texts: PageTexts): string {
  const hints = Object.entries(texts.cardHints).map(([number, hint]) => {
    return `<li><button type="submit" form="test-cards" name="test_card" value="${number}">
      <code>${spaced(number)}</code><span>${hint}</span></button></li>`;
  });
  return `<div class="fields"><label for="card">${texts.cardNumber}</label>
    <input id="card" name="card" inputmode="numeric" autocomplete="off" maxlength="23"
      value="${spaced("4242424242424242")}" aria-describedby="card-hint">
    <small id="card-hint">${texts.cardWarning}</small>
    <details><summary>${texts.testCards}</summary><ul class="cards">${hints.join("")}</ul></details></div>`;
}

function declined(error: Stripe.PaymentIntent.LastPaymentError, texts: PageTexts): string {
  const reason =
    texts.declines[error.decline_code ?? ""] ?? texts.declines[error.code ?? ""] ?? texts.declined;
  return `<div class="alert" role="alert" tabindex="-1" autofocus><strong>${reason}</strong> ${texts.retry}</div>`;
}

function spaced(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, "$1 ");
}

/** The page of a bank or a payment method on which the guest confirms. */
export function approvalPage({
  language,
  session,
  restaurant,
  method,
}: Pick<CheckoutView, "language" | "session" | "restaurant"> & {
  readonly method: MethodId;
}): string {
  const texts = PAGE_TEXTS[language];
  const name = method === "card" ? "3-D Secure" : texts.methods[method][0];
  const title = texts.confirmTitle(name);
  const amount = formatPrice(session.amount_total ?? 0, language);
  return htmlDocument(
    language,
    title,
    `<section class="panel notice"><h1>${escapeHtml(title)}</h1>
    <p>${escapeHtml(texts.confirmText(restaurant, amount))}</p>
    <form method="post" action="/checkout/${session.id}/approve" class="answers">
      <button type="submit" name="answer" value="yes">${texts.confirm}</button>
      <button type="submit" name="answer" value="no" class="quiet">${texts.refuse}</button>
    </form></section>`,
  );
}
