import { atom } from "jotai/vanilla";
import { activeTenantKey } from "@/config/active-tenant-key";
import { type AppUser, observeSession } from "@/firebase/auth/session";
import { appStore } from "../store";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";

/** `idle` until the first sign-in check has finished, then `ready` with the user or null. */
export interface AuthState {
  readonly status: "idle" | "ready";
  readonly user: AppUser | null;
}

const sessionAtom = atom<AuthState>({ status: "idle", user: null });

/** Whether a user was signed in when the page was last left. */
export const hadSessionAtom = storedAtom(
  `${activeTenantKey}.session`,
  false,
  validatedStorage((value) => (typeof value === "boolean" ? value : null)),
);

// The SDK starts with the first component that reads the user.
sessionAtom.onMount = (setSession) => {
  return observeSession(
    (user) => {
      setSession({ status: "ready", user });
      appStore.set(hadSessionAtom, user !== null);
    },
    // Keeps `hadSessionAtom`: the session still exists when the page is next opened.
    () => setSession({ status: "ready", user: null }),
  );
};

/** Read-only; it follows the identity provider. */
export const authAtom = atom((get) => get(sessionAtom));
