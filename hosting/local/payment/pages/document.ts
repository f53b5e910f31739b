import { escapeHtml } from "@/domain/text/escape-html";
import type { Language } from "@/domain/text/language";
import { PAGE_TEXTS } from "./page-texts";

/** HTML, or where to go instead. */
export type PageAnswer =
  | { readonly status: number; readonly html: string }
  | { readonly redirect: string };

/** A whole page; `content` is HTML. */
export function htmlDocument(language: Language, title: string, content: string): string {
  const texts = PAGE_TEXTS[language];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/payment.css"><link rel="stylesheet" href="/checkout.css"><link rel="stylesheet" href="/control.css"></head>
<body><header class="banner"><strong>${texts.banner}</strong> ${texts.bannerHint}</header>
<main>${content}</main></body></html>`;
}

/** A page with a sentence and, at most, one way on. */
export function noticePage(
  language: Language,
  [title, text]: readonly [title: string, text: string, ...rest: string[]],
  link: { readonly href: string; readonly label: string } | null = null,
): string {
  const way = link
    ? `<p><a class="button" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`
    : "";
  return htmlDocument(
    language,
    title,
    `<section class="panel notice"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${way}</section>`,
  );
}
