import { telHref } from "@/domain/contact/tel-href";
import { weekHours } from "@/domain/hours/week-hours";
import type { Menu, MenuItem } from "@/domain/menu/menu.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { vatIdOf } from "@/domain/tenant/vat-id";
import { escapeHtml as text } from "@/domain/text/escape-html";
import { formatDate } from "@/domain/text/format";
import { LANGUAGES, type Language } from "@/domain/text/language";
import { textIn } from "@/domain/text/localized-text";
import type { Instant } from "@/domain/time/berlin-time";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { offlineTexts } from "@/i18n/site/offline-texts";
import { visitTexts } from "@/i18n/site/visit-texts";
import { paletteCss } from "@/ui/theme/palette-css";
import { dishPriceText } from "./dish-price-text";
import { OFFLINE_STYLE } from "./offline-style";

/**
 * The page that the service worker shows without a connection: the menu of the build with its date,
 * phone numbers, hours and legal notice. One file in both languages, without scripts.
 * @param builtAt shown as the date of the prices
 */
export function offlinePage(restaurant: Restaurant, menu: Menu, builtAt: Instant): string {
  const sections = LANGUAGES.map((language) => section(restaurant, menu, builtAt, language));
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${text(`${restaurant.title} – ${offlineTexts.de.title}`)}</title><style>${paletteCss(restaurant)}${OFFLINE_STYLE}</style></head>
<body><main>${sections.join("")}</main></body></html>
`;
}

function section(restaurant: Restaurant, menu: Menu, builtAt: Instant, language: Language): string {
  const texts = offlineTexts[language];
  const other = language === "de" ? "en" : "de";
  const sections = menu.categories.map((category) => {
    const items = menu.items.filter((item) => item.category === category.id);
    if (items.length === 0) return "";
    return `<h3>${text(textIn(category.name, language))}</h3><ul>${items.map((item) => dish(item, language)).join("")}</ul>`;
  });
  return `<section lang="${language}" id="${language}" aria-label="${texts.title}">
<header>${language === "de" ? `<h1>${text(restaurant.title)}</h1>` : `<p class="title">${text(restaurant.title)}</p>`}<p>${text(textIn(restaurant.subtitle, language))}</p></header>
<div class="notice"><p><strong>${texts.title}.</strong> ${texts.notice}</p><p>${texts.asOf(formatDate(builtAt))}</p><p>${phones(restaurant)} <a href="">${texts.retry}</a> <a href="#${other}" lang="${other}">${texts.otherLanguage}</a></p></div>
<h2>${texts.menu}</h2>${sections.join("")}
<h2>${texts.legend}</h2>${legend(restaurant, menu, language)}
<h2>${texts.hours}</h2>${hours(restaurant, language)}
<h2>${texts.contact}</h2>${contact(restaurant)}
</section>`;
}

function dish(item: MenuItem, language: Language): string {
  const { name, description, add_ons, number } = item;
  const codes = add_ons ? add_ons.join(", ") : menuTexts[language].addOnsUnknown;
  return `<li><p><span>${number ? `${text(number)} ` : ""}${text(textIn(name, language))}${codes ? ` <small>${text(codes)}</small>` : ""}</span> <b>${dishPriceText(item, language)}</b></p>${description ? `<p>${text(textIn(description, language))}</p>` : ""}</li>`;
}

/** Only the codes that the menu uses. */
function legend({ add_ons }: Restaurant, { items }: Menu, language: Language): string {
  const used = new Set(items.flatMap((item) => item.add_ons ?? []));
  const entries = Object.entries(add_ons).filter(([code]) => used.has(code));
  return `<p>${entries.map(([code, { label }]) => `<b>${text(code)}</b> ${text(textIn(label, language))}`).join(" · ")}</p>`;
}

function hours(restaurant: Restaurant, language: Language): string {
  const texts = visitTexts[language];
  const rows = weekHours(restaurant, [], null).map(({ days, hours }) => {
    const times = hours.map(([open, close]) => `${open} – ${close}`).join(", ");
    return `<li><p><span>${texts.dayRange(days)}</span> <span>${times || texts.closedDay}</span></p></li>`;
  });
  const note = restaurant.opened_on_holiday ? texts.holidaysOpen : texts.holidaysClosed;
  return `<ul>${rows.join("")}</ul><p>${note}</p>`;
}

function contact(restaurant: Restaurant): string {
  const { title, owner, address, tax } = restaurant;
  const vatId = vatIdOf(tax);
  const lines = [
    title,
    owner,
    address.line1,
    address.line2,
    `${address.zip} ${address.city}`,
    vatId ? `USt-IdNr. ${vatId}` : "",
  ];
  const shown = lines.filter((line) => line !== "").map(text);
  return `<address>${shown.join("<br>")}<br>${phones(restaurant)}</address>`;
}

function phones(restaurant: Restaurant): string {
  return restaurant.phones
    .map((phone) => `<a href="${telHref(phone)}">${text(phone)}</a>`)
    .join(" ");
}
