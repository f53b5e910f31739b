import { type FirebaseApp, initializeApp } from "firebase/app";
import { isBackendPath } from "@/config/routes";

let app: FirebaseApp | null = null;

/**
 * The Firebase app of this page, started on first use.
 * @returns null outside the root, system, terms and order pages, where the client stays off and a
 * warning is logged
 */
export function backendApp(): FirebaseApp | null {
  if (app) return app;
  if (!isBackendPath(window.location.pathname)) {
    console.warn(`backend client not initialised on ${window.location.pathname}`);
    return null;
  }
  const { projectId, appId, apiKey } = __LOCAL_BACKEND__ ?? __HOSTED_BACKEND__;
  // Each Hosting site serves /__/auth/ itself; another authDomain breaks redirect sign-in in
  // browsers that partition third-party storage.
  app = initializeApp({ projectId, appId, apiKey, authDomain: window.location.host });
  return app;
}

/** @throws where {@link backendApp} is null */
export function requireBackendApp(): FirebaseApp {
  const started = backendApp();
  if (!started) throw new Error("backend client is not available on this page");
  return started;
}
