import type { ComponentType } from "react";

/** Key of the admin site, a constant of this file so that the build can evaluate the comparison. */
const SUPER_ADMIN_KEY = "resto-superadmin";

/** Loads the shell of this build. The other shell is not part of the bundle. */
export const loadShell: () => Promise<ComponentType> =
  __RESTO_KEY__ === SUPER_ADMIN_KEY
    ? async () => (await import("@/shells/admin/admin-shell")).AdminShell
    : async () => (await import("@/shells/customer/customer-shell")).CustomerShell;
