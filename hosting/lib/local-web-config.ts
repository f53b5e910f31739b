import { createECDH, createHash } from "node:crypto";
import { type BackendPorts, LOCAL_PORTS } from "./ports";

/** Project of every local backend. With the prefix `demo-` Firebase tools stay off the network. */
export const LOCAL_PROJECT_ID = "demo-resto";

/** Registered in fireemu.json with the hash of the debug secret below. */
export const LOCAL_APP_ID = "1:123456789012:web:abcdef";

/** The default bucket of {@link LOCAL_PROJECT_ID}. */
export const LOCAL_BUCKET = `${LOCAL_PROJECT_ID}.appspot.com`;

/** Accepted by local backends only. */
export const LOCAL_APP_CHECK_SECRET = "4a1b7c0e-6c1d-4f0a-9a53-0b0f7f3f2c11";

/** Public VAPID key, base64url; the functions derive the private one from the same text. */
export const LOCAL_PUSH_KEY = publicKeyOf(`${LOCAL_PROJECT_ID} push`);

function publicKeyOf(text: string): string {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(createHash("sha256").update(text).digest());
  return pair.getPublicKey("base64url");
}

/**
 * Configuration of a browser for a local backend; Vite compiles it in as `__LOCAL_BACKEND__`.
 * @param pushPort of the local push service
 */
export function localWebConfig(
  ports: BackendPorts,
  pushPort: number = LOCAL_PORTS.push,
): LocalBackend {
  return {
    projectId: LOCAL_PROJECT_ID,
    appId: LOCAL_APP_ID,
    apiKey: "local-only",
    authPort: ports.auth,
    firestorePort: ports.firestore,
    functionsPort: ports.functions,
    storagePort: ports.storage,
    storageBucket: LOCAL_BUCKET,
    push: { publicKey: LOCAL_PUSH_KEY, standInAddress: `http://127.0.0.1:${pushPort}` },
    appCheckDebugToken: LOCAL_APP_CHECK_SECRET,
  };
}
