import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { EMBLEM_PATHS, emblemOf } from "@/ui/emblem/emblem";
import type { SiteLogo } from "./site-logo";

/** Content of `__EMBLEM__`: the emblem of a site, and the address of its own logo. */
export function siteEmblem(tenant: Tenant | null, logo: SiteLogo | null): typeof __EMBLEM__ {
  const motif = tenant && !isSuperTenant(tenant) ? emblemOf(tenant) : "lozenge";
  return { motif, path: EMBLEM_PATHS[motif], ...(logo && { logo: `/${logo.fileName}` }) };
}
