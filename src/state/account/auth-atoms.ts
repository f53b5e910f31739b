import { atom } from "jotai/vanilla";
import { atomWithStorage } from "jotai/vanilla/utils";
import { activeTenantKey } from "@/config/active-tenant-key";
import { type AppUser, observeSession } from "@/firebase/auth/session";
import { appStore } from "../store";
import { validatedStorage } from "../validated-storage";

/**
 * Authentication of spec section 4: `idle` until the first sign-in check has finished, then
 * `ready` with the signed-in user or null.
 */
export interface AuthState {
  readonly status: "idle" | "ready";
  readonly user: AppUser | null;
}

const sessionAtom = atom<AuthState>({ status: "idle", user: null });

/** Whether somebody was signed in here when the page was last left. */
export const hadSessionAtom = atomWithStorage(
  `${activeTenantKey}.session`,
  false,
  validatedStorage((value) => (typeof value === "boolean" ? value : null)),
  { getOnInit: true },
);

// The SDK starts with the first component that asks who is signed in.
sessionAtom.onMount = (setSession) => {
  return observeSession(
    (user) => {
      setSession({ status: "ready", user });
      appStore.set(hadSessionAtom, user !== null);
    },
    // Whoever was signed in here still is when the page is next opened.
    () => setSession({ status: "ready", user: null }),
  );
};

/** Read-only; it follows the identity provider. */
export const authAtom = atom((get) => get(sessionAtom));
