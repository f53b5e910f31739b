import { activeTenantKey } from "@/config/active-tenant-key";
import { appStore } from "../store";

const DEPARTURE = `${activeTenantKey}.departure`;

/** Tells the site's other tabs that the user has signed out. */
export function broadcastSignOut(): void {
  try {
    localStorage.setItem(DEPARTURE, String(Date.now()));
    localStorage.removeItem(DEPARTURE);
  } catch {
    // Without storage, tabs share nothing.
  }
}

/**
 * Clears the user's data in this tab when they sign out in another one.
 * @returns stops listening
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
