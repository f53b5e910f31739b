import type { Branch } from "@/domain/order/branches/branch";
import { tenants } from "./index";
import { sistersOf } from "./sisters-of";

/**
 * Sister restaurants of the compiled key. A build replaces this module by what a site knows of them
 * (`hosting/build/site-markers-plugin.ts`), so that no page loads their whole configurations.
 */
export const sisters: readonly Branch[] = sistersOf(tenants[__RESTO_KEY__ ?? ""], tenants);
