import { join } from "node:path";
import type { Plugin } from "vite";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { tenants } from "@/tenant-configs/index";
import { sistersOf } from "@/tenant-configs/sisters-of";
import { repoRoot } from "../lib/repo-root";

const SISTERS = "@/tenant-configs/active-sisters";
const RESOLVED = "\0resto-active-sisters";

/** Name of the chunk with all configurations, without folder and hash. */
export const TENANTS_CHUNK = "tenants";

/**
 * Ships all configurations as one chunk of their own, which no page of a guest imports, and puts the
 * names of the tenant's sister restaurants in the place of `tenant-configs/active-sisters.ts`.
 * @param tenant null in a build without a key
 */
export function tenantModulesPlugin(tenant: Tenant | null): Plugin {
  return {
    name: "resto-tenant-modules",
    enforce: "pre",
    buildStart() {
      if (this.environment.mode !== "build" || this.environment.config.build.ssr) return;
      this.emitFile({
        type: "chunk",
        id: join(repoRoot, "tenant-configs/index.ts"),
        name: TENANTS_CHUNK,
      });
    },
    resolveId: {
      filter: { id: /^@\/tenant-configs\/active-sisters$/ },
      handler: (id) => (id === SISTERS ? RESOLVED : null),
    },
    load: {
      filter: { id: /^\0resto-active-sisters$/ },
      handler: () => `export const sisters = ${JSON.stringify(sistersOf(tenant, tenants))};`,
    },
  };
}
