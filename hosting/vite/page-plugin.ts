import type { Plugin } from "vite";
import { textIn } from "@/domain/shared/localized-text";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { securityCheckHtml } from "@/features/security-check/security-check-html";
import { tenantStyle } from "@/ui/theme/css-variables";

/**
 * Writes into the page what must be there before any script runs: the tenant's title and
 * description, its colours, and the security check's waiting screen (spec section 2).
 * @param tenant null in a build without a key
 */
export function pagePlugin(tenant: Tenant | null): Plugin {
  return {
    name: "resto-page",
    transformIndexHtml: {
      order: "pre",
      handler: (html) =>
        html
          .replace("<!--page-head-->", tenant ? headHtml(tenant) : "<title>Resto</title>")
          .replace("<!--waiting-screen-->", tenant ? securityCheckHtml(tenant) : ""),
    },
  };
}

function headHtml(tenant: Tenant): string {
  const style = `<style>${tenantStyle(tenant)}</style>`;
  if (isSuperTenant(tenant)) {
    return `<title>Resto Admin</title><meta name="robots" content="noindex" />${style}`;
  }
  const description = attribute(textIn(tenant.description, "de"));
  return [
    `<title>${attribute(tenant.title)}</title>`,
    `<meta name="description" content="${description}" />`,
    `<meta name="keywords" content="${attribute(textIn(tenant.keywords, "de"))}" />`,
    `<meta name="theme-color" content="${tenant.color}" />`,
    style,
  ].join("\n    ");
}

function attribute(plain: string): string {
  return plain.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
