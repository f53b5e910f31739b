import { telHref } from "@/domain/contact/tel-href";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Restaurant, Tenant } from "@/domain/tenant/restaurant.schema";
import { vatIdOf } from "@/domain/tenant/vat-id";
import { escapeHtml } from "@/domain/text/escape-html";
import type { Language } from "@/domain/text/language";
import { LANGUAGES } from "@/domain/text/language";
import type { Text } from "@/domain/text/localized-text";
import { textIn } from "@/domain/text/localized-text";
import { securityCheckTexts } from "@/i18n/account/security-check-texts";

type TextName = keyof (typeof securityCheckTexts)["de"];

/**
 * HTML of the security check's screens. The build writes it into the page, so that it shows before
 * any script runs. It contains both languages; the style sheet shows the one of `<html lang>`. This
 * screen must show the legal notice too, so it contains a short one.
 *
 * If the script never loads, the style sheet shows the ways on after 5 seconds, and the first button
 * closes the dialog by itself (`method="dialog"`).
 */
export function securityCheckHtml(tenant: Tenant): string {
  const restaurant = isSuperTenant(tenant) ? null : tenant;
  const title = restaurant?.title ?? "Resto";
  return `<dialog open id="security-check" class="security-check" aria-labelledby="security-check-title">
  <form method="dialog" class="security-check__card">
    <h1 id="security-check-title" class="security-check__title">${escapeHtml(title)}</h1>
    <p class="security-check__subtitle">${restaurant ? inAllLanguages(restaurant.subtitle) : text("admin")}</p>
    <div data-phase="waiting" role="status">
      <div class="security-check__spinner" aria-hidden="true"></div>
      <p>${text("waiting")}</p>
    </div>
    <div data-phase="failed" role="alert" hidden>
      <p class="security-check__warning">${text("failedTitle")}</p>
      <p>${text("failed")}</p>
    </div>
    ${restaurant ? `<noscript><p>${text("noScript")}</p></noscript>` : ""}
    <div class="security-check__ways">
      <button class="security-check__continue" data-action="continue">${text("continue")}</button>
      <button formmethod="get" class="security-check__reload" data-action="reload">${text("reload")}</button>
      ${restaurant ? `<p>${text("call")} ${restaurant.phones.map(phoneLink).join(" ")}</p>` : ""}
    </div>
    ${restaurant ? imprintHtml(restaurant) : ""}
  </form>
</dialog>`;
}

/**
 * Stands in a page without content until the app replaces it. Visible after 5 seconds, because without a
 * connection the app may not arrive at all.
 */
export function lateAppHtml(): string {
  return `<p class="late-app" role="status">${text("stillLoading")} <a href="">${text("reload")}</a></p>`;
}

function imprintHtml({ title, owner, address, phones, email, tax }: Restaurant): string {
  const vatId = vatIdOf(tax);
  const lines = [
    title,
    owner,
    address.line1,
    address.line2,
    `${address.zip} ${address.city}`,
    phones.join(", "),
    email ?? "",
    vatId ? `USt-IdNr. ${vatId}` : "",
  ];
  const shown = lines.filter((line) => line !== "").map(escapeHtml);
  return `<details class="security-check__imprint"><summary>${text("imprint")}</summary><p>${shown.join("<br>")}</p></details>`;
}

function phoneLink(phone: string): string {
  return `<a class="security-check__phone" href="${telHref(phone)}">${escapeHtml(phone)}</a>`;
}

function text(name: TextName): string {
  return inAllLanguages({
    de: securityCheckTexts.de[name],
    en: securityCheckTexts.en[name],
  });
}

function inAllLanguages(content: Text): string {
  return LANGUAGES.map((language) => span(content, language)).join("");
}

function span(content: Text, language: Language): string {
  return `<span lang="${language}">${escapeHtml(textIn(content, language))}</span>`;
}
