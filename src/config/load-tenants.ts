import type { Tenant } from "@/domain/tenant/restaurant.schema";

/**
 * All configured tenants by key: a file of its own, which grows with every restaurant. For the admin
 * site; a guest's site ships the file, but no page of it may load it (`check:builds`).
 */
export async function loadTenants(): Promise<Readonly<Record<string, Tenant>>> {
  return (await import("@/tenant-configs/index")).tenants;
}
