import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { tenants } from "./index";

/**
 * Configuration of the compiled key; undefined in a build without a key. A build of a site replaces
 * this module by the one configuration (`hosting/vite/active-tenant-aliases.ts`), so that guests do
 * not load those of the other restaurants.
 */
export const tenant: Tenant | undefined = tenants[__RESTO_KEY__ ?? ""];
