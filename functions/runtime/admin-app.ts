import { getApps, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  getFirestore,
  type ReadOptions,
  type Transaction,
} from "firebase-admin/firestore";
import { serializeByKey } from "./serialize-by-key";

export type { Transaction } from "firebase-admin/firestore";

/** A transaction, or the database for reads without a write. */
export interface Reader {
  /** Options, such as a field mask, come last. */
  getAll(...references: (DocumentReference | ReadOptions)[]): Promise<DocumentSnapshot[]>;
}

/** Attempts at one transaction before contention becomes an error. */
const MAX_ATTEMPTS = 12;

const DEFAULT_APP = "[DEFAULT]";

let firestore: Firestore | null = null;

/** The Firestore client, created once per instance. */
export function database(): Firestore {
  if (firestore) return firestore;
  // Firestore triggers come with an app of the SDK's own.
  if (!getApps().some(({ name }) => name === DEFAULT_APP)) initializeApp();
  firestore = getFirestore();
  firestore.settings({ ignoreUndefinedProperties: true });
  return firestore;
}

/** The client of the identity provider. */
export function identities(): Auth {
  // Initialises the app that both clients share.
  database();
  return getAuth();
}

/**
 * Runs a transaction. Within this instance, transactions with the same key run one after the other,
 * because contention in the database costs a back-off of seconds. Across instances, Firestore
 * retries the one that loses.
 * @param lockKey name of the contended data, for example a restaurant's key
 * @param work may run more than once: it must have no effect outside the transaction
 */
export function transact<T>(
  lockKey: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return serializeByKey(lockKey, () =>
    database().runTransaction(work, { maxAttempts: MAX_ATTEMPTS }),
  );
}
