import { join } from "node:path";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { lookOf } from "@/domain/tenant/look-of";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { repoRoot } from "../lib/repo-root";

const ui = (path: string) => join(repoRoot, "src/ui", path);

/**
 * `resolve.alias` entries that put the heading font, its weight and the tone of the tenant in the
 * place of the defaults, so that a site contains no others.
 * @param tenant null in a build without a key
 */
export function lookAliases(tenant: Tenant | null): Record<string, string> {
  if (!tenant || isSuperTenant(tenant)) return {};
  const { font, tone } = lookOf(tenant);
  const weight = tone === "quiet" ? "medium" : "bold";
  return {
    // Before the shorter path: the first match counts.
    [`@/ui/fonts/${font}/bold.woff2`]: ui(`fonts/${font}/${weight}.woff2`),
    "@/ui/fonts/bricolage": ui(`fonts/${font}`),
    "@/ui/tones/lively.css": ui(`tones/${tone}.css`),
  };
}
