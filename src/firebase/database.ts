import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
} from "firebase/firestore";
import { requireBackendApp } from "./backend-app";

let database: Firestore | null = null;

/** The document database of this page, started on first use. Import this module lazily. */
export function openDatabase(): Firestore {
  if (database) return database;
  database = initializeFirestore(requireBackendApp(), {
    experimentalAutoDetectLongPolling: false,
    localCache: memoryLocalCache(),
  });
  if (__LOCAL_BACKEND__) {
    connectFirestoreEmulator(database, window.location.hostname, __LOCAL_BACKEND__.firestorePort);
  }
  return database;
}
