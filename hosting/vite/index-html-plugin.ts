import type { Plugin } from "vite";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { lookOf } from "@/domain/tenant/look-of";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { escapeHtml } from "@/domain/text/escape-html";
import { textIn } from "@/domain/text/localized-text";
import { securityCheckHtml } from "@/features/security-check/security-check-html";
import { paletteCss } from "@/ui/theme/palette-css";

/**
 * Adds to `src/index.html` the parts that are shown before any script runs: title, description,
 * colours and the security check.
 * @param tenant null in a build without a key
 */
export function indexHtmlPlugin(tenant: Tenant | null): Plugin {
  return {
    name: "resto-index-html",
    transformIndexHtml: {
      order: "pre",
      handler: (html) => pageOf(tenant, html),
    },
  };
}

/** `src/index.html` with the parts of a tenant. */
export function pageOf(tenant: Tenant | null, html: string): string {
  return html
    .replace('<html lang="de">', (tag) =>
      tenant ? tag.replace(">", `${toneAttribute(tenant)}>`) : tag,
    )
    .replace("<!--page-head-->", () => (tenant ? headHtml(tenant) : "<title>Resto</title>"))
    .replace("<!--security-check-->", () => (tenant ? securityCheckHtml(tenant) : ""));
}

/** The styles of a tone apply below it. */
function toneAttribute(tenant: Tenant): string {
  return isSuperTenant(tenant) ? "" : ` data-tone="${lookOf(tenant).tone}"`;
}

function headHtml(tenant: Tenant): string {
  const style = `<style>${paletteCss(tenant)}</style>`;
  if (isSuperTenant(tenant)) {
    return `<title>Resto Admin</title><meta name="robots" content="noindex" />${style}`;
  }
  return [
    `<title>${escapeHtml(tenant.title)}</title>`,
    `<meta name="description" content="${escapeHtml(textIn(tenant.description, "de"))}" />`,
    `<meta name="keywords" content="${escapeHtml(textIn(tenant.keywords, "de"))}" />`,
    `<meta name="theme-color" content="${tenant.color}" />`,
    style,
  ].join("\n    ");
}
