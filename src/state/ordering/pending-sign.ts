import { activeTenantKey } from "@/config/active-tenant-key";

/**
 * Whether this browser holds an order or a reservation whose outcome it may not know. Only a
 * sign, read without the code that could tell more; that code is loaded where there is one.
 */
export function hasPendingSign(what: "order" | "reservation"): boolean {
  try {
    const stored = window.localStorage.getItem(`${activeTenantKey}.pending-${what}`);
    return stored !== null && stored !== "null";
  } catch {
    return false;
  }
}
