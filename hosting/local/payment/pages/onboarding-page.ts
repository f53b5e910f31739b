import type Stripe from "stripe";
import { escapeHtml } from "@/domain/text/escape-html";
import type { Language } from "@/domain/text/language";
import { htmlDocument } from "./document";
import { PAGE_TEXTS } from "./page-texts";

/** The page on which a restaurant completes its account. */
export function onboardingPage(
  language: Language,
  account: Stripe.Account,
  { token, returnUrl }: { readonly token: string; readonly returnUrl: string },
): string {
  const { onboarding: texts } = PAGE_TEXTS[language];
  const missing = account.requirements?.currently_due ?? [];
  const rows = missing.map(
    (field) =>
      `<li><span>${escapeHtml(texts.fields[field] ?? field)}</span><span class="due">${texts.missing}</span></li>`,
  );
  const name = account.business_profile?.name;
  return htmlDocument(
    language,
    texts.title,
    `<section class="panel notice"><h1>${texts.title}</h1>
    ${name ? `<p><strong>${escapeHtml(name)}</strong></p>` : ""}
    <p>${texts.intro}</p><ul class="lines">${rows.join("")}</ul>
    <form method="post" action="/onboarding/${token}">
      <button type="submit">${texts.complete}</button></form>
    <p class="back"><a href="${escapeHtml(returnUrl)}">${texts.later}</a></p></section>`,
  );
}
