import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  terminate,
} from "firebase/firestore";
import { requireBackendApp } from "./backend-app";

let database: Firestore | null = null;

/** The Firestore client of this page, started on first use. Import this module lazily. */
export function openDatabase(): Firestore {
  database ??= start(false);
  return database;
}

/**
 * Restarts the Firestore client with long polling, because some proxies buffer a stream until it
 * ends, and this one never ends. Listeners of the old client receive no more answers.
 */
export function restartDatabase(): void {
  if (database) terminate(database).catch(() => {});
  database = start(true);
}

function start(experimentalForceLongPolling: boolean): Firestore {
  const started = initializeFirestore(requireBackendApp(), {
    experimentalAutoDetectLongPolling: false,
    experimentalForceLongPolling,
    localCache: memoryLocalCache(),
  });
  if (__LOCAL_BACKEND__) {
    connectFirestoreEmulator(started, window.location.hostname, __LOCAL_BACKEND__.firestorePort);
  }
  return started;
}
