import type { ComponentType } from "react";

/** Key of the tenant whose build is the admin site (spec section 1). */
const SUPER_ADMIN_KEY = "resto-superadmin";

/**
 * Loads the shell of this build. The comparison is decided while building, so that the other
 * shell is absent from the bundle.
 */
export const loadShell: () => Promise<ComponentType> =
  __RESTO_KEY__ === SUPER_ADMIN_KEY
    ? async () => (await import("@/shells/admin/admin-shell")).AdminShell
    : async () => (await import("@/shells/customer/customer-shell")).CustomerShell;
