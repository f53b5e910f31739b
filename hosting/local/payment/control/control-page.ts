import type Stripe from "stripe";
import { escapeHtml } from "@/domain/text/escape-html";
import { formatPrice } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import { htmlDocument } from "../pages/document";
import type { Owner } from "../state/object-store";
import type { Provider } from "../state/provider";
import type { Controlled } from "./control-routes";
import { CONTROL_TEXTS, type ControlTexts } from "./control-texts";

const SHOWN = 20;
const SHARES = [0, 0.1, 0.3, 0.5, 1];
const DELAYS_S = [0, 1, 5, 20];

/** The page that plays faults by hand; its forms post to the control. */
export function controlPage(parts: Controlled, language: Language): string {
  const texts = CONTROL_TEXTS[language];
  const sections = [
    faultForm(parts, texts),
    listOf(texts.payments, texts.noPayments, payments(parts.provider, language, texts)),
    listOf(texts.accounts, texts.noAccounts, accounts(parts.provider, texts)),
    listOf(texts.deliveries, texts.noDeliveries, deliveries(parts, texts)) +
      button("deliveries", texts.flush),
    button("reset", texts.reset),
  ];
  return htmlDocument(
    language,
    texts.title,
    `<div class="control"><header><h1>${texts.title}</h1><p>${texts.intro}</p></header>
    ${sections.map((section) => `<section class="panel">${section}</section>`).join("")}</div>`,
  );
}

function faultForm({ control }: Controlled, texts: ControlTexts): string {
  const { faults, counts } = control;
  const currentValue = (name: string): unknown =>
    name.split(".").reduce<unknown>((part, step) => (part as never)[step], faults);
  const shares = Object.entries(texts.shares).map(([name, label]) =>
    select(
      name,
      label,
      currentValue(name),
      SHARES.map((share) => [share, shareText(share, texts)]),
    ),
  );
  const delays = Object.entries(texts.delays).map(([name, label]) =>
    select(
      name,
      label,
      currentValue(name),
      DELAYS_S.map((seconds) => [seconds * 1000, seconds === 0 ? texts.never : `${seconds} s`]),
    ),
  );
  const happened = Object.entries(counts).map(
    ([name, count]) => `<li>${texts.shares[name]}: ${count}</li>`,
  );
  return `<h2>${texts.faults}</h2><form method="post" action="/_control/faults">
    <label class="row"><span>${texts.isDown}</span>
      <input type="checkbox" name="is_down" value="true"${faults.is_down ? " checked" : ""}></label>
    ${shares.join("")}${delays.join("")}
    <label class="row"><span>${texts.seed}<small>${texts.seedHint}</small></span>
      <input type="number" name="seed" value="${faults.seed}" required></label>
    <button type="submit">${texts.apply}</button></form>
    ${happened.length > 0 ? `<p>${texts.happened}:</p><ul>${happened.join("")}</ul>` : ""}`;
}

function shareText(share: number, texts: ControlTexts): string {
  if (share === 0) return texts.never;
  return share === 1 ? texts.always : `${share * 100} %`;
}

function select(
  name: string,
  label: string,
  value: unknown,
  options: readonly (readonly [value: number, text: string])[],
): string {
  const known = options.some(([option]) => option === value)
    ? options
    : [...options, [Number(value), String(value)] as const];
  const entries = known.map(
    ([option, text]) =>
      `<option value="${option}"${option === value ? " selected" : ""}>${text}</option>`,
  );
  return `<label class="row"><span>${label}</span><select name="${name}">${entries.join("")}</select></label>`;
}

function listOf(title: string, empty: string, rows: readonly string[]): string {
  const list =
    rows.length > 0 ? `<ul class="rows">${rows.map((row) => `<li>${row}</li>`).join("")}</ul>` : "";
  return `<h2>${title}</h2>${list || `<p>${empty}</p>`}`;
}

function button(path: string, label: string, body: Readonly<Record<string, string>> = {}): string {
  const fields = Object.entries(body).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  );
  return `<form method="post" action="/_control/${path}">${fields.join("")}<button type="submit" class="quiet">${label}</button></form>`;
}

function payments(provider: Provider, language: Language, texts: ControlTexts): string[] {
  const owners: Owner[] = [null, ...provider.accounts.list(null).map(({ id }) => id)];
  const all = owners.flatMap((owner) =>
    provider.sessions.list(owner).map((session) => ({ owner, session })),
  );
  const latest = all.sort((one, other) => other.session.created - one.session.created);
  return latest.slice(0, SHOWN).map(({ owner, session }) => {
    const intent = provider.intents.find(owner, String(session.payment_intent));
    const charge = provider.charges.find(owner, String(intent?.latest_charge));
    const name = provider.accounts.find(null, owner ?? "")?.business_profile?.name ?? "";
    const status = texts.statuses[statusOf(session, intent, charge)] ?? "";
    const time = new Date(session.created * 1000).toISOString().slice(11, 19);
    const refunds = provider.refunds.list(owner).filter((refund) => refund.charge === charge?.id);
    const acts = [
      session.url && `<a href="${escapeHtml(session.url)}">${texts.openPage}</a>`,
      intent?.status === "requires_capture" && button(`intents/${intent.id}/lapse`, texts.lapse),
      charge?.captured &&
        !charge.disputed &&
        button(`intents/${intent?.id}/dispute`, texts.dispute),
      ...provider.disputes
        .list(owner)
        .filter((each) => each.charge === charge?.id && each.status === "needs_response")
        .flatMap(({ id }) => [
          button(`disputes/${id}`, texts.winDispute, { status: "won" }),
          button(`disputes/${id}`, texts.loseDispute, { status: "lost" }),
        ]),
      ...refunds
        .filter((refund) => refund.status !== "failed")
        .map((refund) => button(`refunds/${refund.id}/fail`, texts.failRefund)),
    ];
    return `<span><strong>${formatPrice(session.amount_total ?? 0, language)}</strong> ${status}
      <small>${time} UTC, ${escapeHtml(name)}</small></span> ${acts.filter(Boolean).join(" ")}`;
  });
}

function statusOf(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | undefined,
  charge: Stripe.Charge | undefined,
): string {
  if (session.status === "expired" || !intent) return session.status ?? "open";
  if (charge?.disputed) return "disputed";
  return charge?.refunded ? "refunded" : intent.status;
}

function accounts(provider: Provider, texts: ControlTexts): string[] {
  return provider.accounts.list(null).map((account) => {
    const isOn = account.charges_enabled;
    const name = escapeHtml(account.business_profile?.name ?? account.id);
    const state = isOn ? texts.canCharge : texts.cannotCharge;
    const change = button(`accounts/${account.id}`, isOn ? texts.disable : texts.enable, {
      charges_enabled: String(!isOn),
    });
    return `<span><strong>${name}</strong><small>${state}</small></span> ${change}`;
  });
}

function deliveries({ webhooks }: Controlled, texts: ControlTexts): string[] {
  return webhooks.deliveries
    .slice(0, SHOWN)
    .map(
      ({ type, attempt, status }) =>
        `<span>${escapeHtml(type)}<small>${texts.attempt} ${attempt}</small></span> <span>${status ?? texts.noAnswer}</span>`,
    );
}
