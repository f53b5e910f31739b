import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { tenants } from "@/tenant-configs/index";
import type { Migration } from "./migration";

/**
 * Stores how restaurants offer reusable packaging, from their configuration. Restaurants without one
 * choose in the editor.
 */
export const reusablePackaging: Migration = {
  name: "003-reusable-packaging",
  description: "store the configured reusable packaging with restaurants",
  collections: ["public"],
  migrate({ path, data }) {
    const tenant = tenants[path.replace(/^public\//, "")];
    if ("reusable" in data || !tenant || isSuperTenant(tenant) || !tenant.reusable) return null;
    const { reusable, reusable_deposit_cents } = tenant;
    return {
      data: {
        ...data,
        reusable,
        ...(reusable_deposit_cents !== undefined && { reusable_deposit_cents }),
      },
    };
  },
};
