import { getApps, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  getFirestore,
  type Transaction,
} from "firebase-admin/firestore";
import { serializeByKey } from "./serialize-by-key";

export type { Transaction } from "firebase-admin/firestore";

/** Reads documents together: a transaction, or the database where nothing is written. */
export interface Reader {
  getAll(...references: DocumentReference[]): Promise<DocumentSnapshot[]>;
}

/** How often Firestore starts a transaction anew that met another one. */
const MAX_ATTEMPTS = 12;

let firestore: Firestore | null = null;

/** The document database; opened once per instance. */
export function database(): Firestore {
  if (firestore) return firestore;
  if (getApps().length === 0) initializeApp();
  firestore = getFirestore();
  firestore.settings({ ignoreUndefinedProperties: true });
  return firestore;
}

/** The accounts of the identity provider. */
export function identities(): Auth {
  // Opening the database opens the app that both belong to.
  database();
  return getAuth();
}

/**
 * Runs a transaction. Those with the same `turn` wait for each other inside this instance, where
 * meeting in the database would cost them a back-off of seconds; between instances Firestore
 * starts the loser again.
 * @param turn what they compete for, for example a restaurant
 * @param work may run more than once: it must not touch anything but the transaction
 */
export function transact<T>(
  turn: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return serializeByKey(turn, () => database().runTransaction(work, { maxAttempts: MAX_ATTEMPTS }));
}
