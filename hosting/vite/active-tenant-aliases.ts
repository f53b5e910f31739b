import { join } from "node:path";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { repoRoot } from "../lib/repo-root";

const configs = (file: string) => join(repoRoot, "tenant-configs", file);

/**
 * `resolve.alias` entries that reduce a site to its own configuration and menu. Without
 * them, as in tests and scripts, the modules contain all tenants.
 * @param tenant null in a build without a key
 */
export function activeTenantAliases(tenant: Tenant | null): Record<string, string> {
  const menu = tenant && !isSuperTenant(tenant) ? tenant.key : "none";
  return {
    ...(tenant && { "@/tenant-configs/active": configs(`${tenant.key}.ts`) }),
    "@/tenant-configs/active-menu": configs(`menus/${menu}.ts`),
  };
}
