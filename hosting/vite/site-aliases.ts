import { join } from "node:path";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { lookFiles } from "../lib/look-files";
import { repoRoot } from "../lib/repo-root";

/**
 * `resolve.alias` entries of the development server that reduce a site to its own configuration, and
 * put the heading font, its weight, the tone and the layout of the tenant in the place of the defaults. Without
 * them, as in tests and scripts, the modules contain all tenants. A build does the same in
 * `hosting/build`.
 * @param tenant null without a key
 */
export function siteAliases(tenant: Tenant | null): Record<string, string> {
  if (!tenant) return {};
  const active = { "@/tenant-configs/active": join(repoRoot, `tenant-configs/${tenant.key}.ts`) };
  if (isSuperTenant(tenant)) return active;
  const { font, latin, toneCss, layoutCss, logoCss } = lookFiles(tenant);
  return {
    ...active,
    // Before the shorter path: the first match counts.
    "@/ui/fonts/bricolage/bold.woff2": latin,
    "@/ui/fonts/bricolage": join(repoRoot, `src/ui/fonts/${font}`),
    "@/ui/tones/lively.css": toneCss,
    "@/ui/layouts/classic.css": layoutCss,
    ...(logoCss !== null && { "@/ui/emblem/drawn-emblem.css": logoCss }),
  };
}
