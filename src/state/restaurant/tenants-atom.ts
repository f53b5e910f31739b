import { atom } from "jotai/vanilla";
import { loadTenants } from "@/config/load-tenants";

/** All configured tenants, loaded when the admin site first needs them. */
export const tenantsAtom = atom(loadTenants);
