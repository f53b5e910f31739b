import { appStore } from "../store";
import { SIGN_OUT_KEY } from "../validated-storage";

/** Tells the site's other tabs that the user has signed out. */
export function broadcastSignOut(): void {
  try {
    localStorage.setItem(SIGN_OUT_KEY, String(Date.now()));
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
    if (key !== SIGN_OUT_KEY || newValue === null) return;
    const { clearPersonalDataAtom } = await import("./clear-personal-data-atom");
    appStore.set(clearPersonalDataAtom);
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
