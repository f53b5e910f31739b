import { tenants } from "./index";
import { type SisterRestaurant, sistersOf } from "./sisters-of";

/**
 * Sister restaurants of the compiled key. A build replaces this module by their names and addresses
 * (`hosting/build/site-markers-plugin.ts`), so that the legal pages load no other configuration.
 */
export const sisters: readonly SisterRestaurant[] = sistersOf(
  tenants[__RESTO_KEY__ ?? ""],
  tenants,
);
