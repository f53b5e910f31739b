import { activeTenantKey } from "@/config/active-tenant-key";

/** Kinds of requests that are stored until their outcome is known. */
export type PendingKind =
  | "order"
  | "reservation"
  | "telephone-order"
  | "payment"
  | "refund"
  /** The group that the guest orders with. */
  | "group";

/** Key of the browser's storage. */
export function pendingKey(kind: PendingKind): string {
  return `${activeTenantKey}.pending-${kind}`;
}

/**
 * Whether this browser stores a request whose outcome it may not know. Reads the storage directly,
 * so that the code to resolve it is loaded only where there is one.
 */
export function hasPending(kind: PendingKind): boolean {
  try {
    const stored = window.localStorage.getItem(pendingKey(kind));
    return stored !== null && stored !== "null";
  } catch {
    return false;
  }
}
