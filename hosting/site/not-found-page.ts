import { routes } from "@/config/routes";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { escapeHtml } from "@/domain/text/escape-html";
import { legalTexts } from "@/i18n/site/legal-texts";
import { shellPageTexts } from "@/i18n/site/shell-page-texts";
import { paletteCss } from "@/ui/theme/palette-css";

/**
 * The page that Hosting sends for a missing file, such as a chunk of an earlier version. Unknown
 * page addresses are handled by the app.
 */
export function notFoundPage(tenant: Tenant): string {
  const title = isSuperTenant(tenant) ? "Resto Admin" : tenant.title;
  const { de, en } = shellPageTexts;
  const links = isSuperTenant(tenant)
    ? ""
    : `<p><a href="${routes.home}">${de.toMenu}</a> · <a href="${routes.legal("impressum")}">${legalTexts.de.links.impressum}</a></p>`;
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${de.notFoundTitle} – ${title}`)}</title><style>${paletteCss(tenant)}body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:var(--color-page);color:var(--color-text);font:1.1rem/1.5 system-ui,sans-serif}header{padding:1rem;border-bottom:1px solid var(--color-border);background:var(--color-surface);font-weight:700}header a{color:inherit;text-decoration:none}main{align-self:center;padding:1rem;text-align:center}main a{color:var(--color-brand-text)}</style></head>
<body><header><a href="${routes.home}">${escapeHtml(title)}</a></header><main><h1>${de.notFoundTitle}</h1><p>${de.notFound}</p><p lang="en">${en.notFoundTitle}. ${en.notFound}</p>${links}</main></body></html>
`;
}
