import type { Tenant } from "@/domain/tenant/restaurant.schema";

/**
 * All configured tenants by key: a file of its own, which grows with every restaurant. Only the admin
 * site ships it (`check:builds`).
 */
export async function loadTenants(): Promise<Readonly<Record<string, Tenant>>> {
  return (await import("@/tenant-configs/index")).tenants;
}
