import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { tenants } from "./index";

/**
 * Configuration of the key that is compiled in; undefined where there is none. A site's build
 * puts that one configuration in the place of this module (`hosting/vite/active-tenant-plugin.ts`),
 * so that no guest waits for those of the other restaurants.
 */
export const configuredTenant: Tenant | undefined = tenants[__RESTO_KEY__ ?? ""];
