import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  terminate,
} from "firebase/firestore";
import { requireBackendApp } from "./backend-app";

let database: Firestore | null = null;

/** The document database of this page, started on first use. Import this module lazily. */
export function openDatabase(): Firestore {
  database ??= start(false);
  return database;
}

/**
 * Starts the database of this page anew, now without streams: some proxies hold a stream back
 * until it ends, which it never does. What was listening to the old one hears nothing any more.
 */
export function restartDatabase(): void {
  // Nobody waits for the end of what never answered.
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
