import { setTimeout } from "node:timers/promises";
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

/** Attempts at one transaction before contention becomes an error: some 25 seconds. */
const MAX_ATTEMPTS = 12;
/** Longest pause before the second attempt; it doubles up to {@link MAX_PAUSE_MS}. */
const PAUSE_MS = 100;
const MAX_PAUSE_MS = 4000;

/**
 * gRPC codes after which a transaction is tried again: CANCELLED, DEADLINE_EXCEEDED, ABORTED,
 * UNAVAILABLE. The SDK would also repeat INTERNAL for half a minute, although data that the database
 * cannot store now cannot be stored later either.
 */
const REPEATED_CODES: ReadonlySet<unknown> = new Set([1, 4, 10, 14]);

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
 * because contention in the database costs time. Across instances, the transaction that loses is
 * repeated after a random pause.
 * @param lockKey name of the contended data, for example a restaurant's key
 * @param work may run more than once: it must have no effect outside the transaction
 */
export function transact<T>(
  lockKey: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return serializeByKey(lockKey, () => tryTransaction(work, 1));
}

async function tryTransaction<T>(
  work: (transaction: Transaction) => Promise<T>,
  attempt: number,
): Promise<T> {
  try {
    return await database().runTransaction(work, { maxAttempts: 1 });
  } catch (fault) {
    const isRepeated = fault instanceof Error && "code" in fault && REPEATED_CODES.has(fault.code);
    if (!isRepeated || attempt === MAX_ATTEMPTS) throw fault;
  }
  await setTimeout(Math.random() * Math.min(PAUSE_MS * 2 ** (attempt - 1), MAX_PAUSE_MS));
  return tryTransaction(work, attempt + 1);
}
