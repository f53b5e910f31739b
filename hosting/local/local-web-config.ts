import type { BackendPorts } from "./ports";

/** Project of every local backend; the `demo-` prefix keeps Firebase tools off the network. */
export const LOCAL_PROJECT_ID = "demo-resto";

/** Registered in fireemu.json, which holds the hash of the debug secret below. */
export const LOCAL_APP_ID = "1:123456789012:web:abcdef";

/** Opens nothing but a backend on the own machine. */
export const LOCAL_APP_CHECK_SECRET = "4a1b7c0e-6c1d-4f0a-9a53-0b0f7f3f2c11";

/** What a browser needs to reach a local backend; Vite embeds it as `__LOCAL_BACKEND__`. */
export function localWebConfig(ports: BackendPorts): LocalBackend {
  return {
    projectId: LOCAL_PROJECT_ID,
    appId: LOCAL_APP_ID,
    apiKey: "local-only",
    authPort: ports.auth,
    firestorePort: ports.firestore,
    functionsPort: ports.functions,
    appCheckDebugToken: LOCAL_APP_CHECK_SECRET,
  };
}

/**
 * Makes the next Vite build or server of this process talk to the given backend;
 * vite.config.ts reads the variable. Set here, so that no npm script has to.
 */
export function embedLocalBackend(backend: LocalBackend | null): void {
  if (backend) process.env.RESTO_LOCAL_BACKEND = JSON.stringify(backend);
  else delete process.env.RESTO_LOCAL_BACKEND;
}
