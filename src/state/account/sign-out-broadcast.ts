import { activeTenantKey } from "@/config/active-tenant-key";
import { appStore } from "../store";

const DEPARTURE = `${activeTenantKey}.departure`;

/** Tells the site's other tabs that the person of this device has signed out. */
export function broadcastSignOut(): void {
  try {
    localStorage.setItem(DEPARTURE, String(Date.now()));
    localStorage.removeItem(DEPARTURE);
  } catch {
    // Without storage there is nothing that other tabs could share.
  }
}

/**
 * Forgets the person in this tab too when they sign out in another one.
 * @returns stops following
 */
export function followSignOuts(): () => void {
  const onStorage = async ({ key, newValue }: StorageEvent) => {
    if (key !== DEPARTURE || newValue === null) return;
    const { clearPersonalDataAtom } = await import("./clear-personal-data-atom");
    appStore.set(clearPersonalDataAtom);
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
