import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { tenants } from "./index";

/**
 * Configuration of the compiled key; undefined in a build without a key. A site's build aliases
 * this module to its own configuration (`hosting/vite/site-aliases.ts`), so that guests do
 * not load the configurations of other restaurants.
 */
export const tenant: Tenant | undefined = tenants[__RESTO_KEY__ ?? ""];
