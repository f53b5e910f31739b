import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
} from "firebase/auth";
import { requireBackendApp } from "../connection/backend-app";

let auth: Auth | null = null;

/** The Auth client of this page, started on first use. Import this module lazily. */
export function openAuth(): Auth {
  auth ??= startAuth();
  // The provider sends its mails in the language of the page.
  auth.languageCode = document.documentElement.lang;
  return auth;
}

function startAuth(): Auth {
  const started = initializeAuth(requireBackendApp(), {
    // Uses the first one that the browser allows.
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
  });
  if (__LOCAL_BACKEND__) {
    const url = `http://${window.location.hostname}:${__LOCAL_BACKEND__.authPort}`;
    connectAuthEmulator(started, url, { disableWarnings: true });
  }
  return started;
}

/** Only pop-up and redirect sign-in need it; kept out of {@link openAuth} for its size. */
export { browserPopupRedirectResolver as popupResolver };
