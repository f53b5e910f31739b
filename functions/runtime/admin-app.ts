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
import { logAndContinue } from "./log-and-continue";
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

/** Longest time for which a transaction waits for what follows it. */
const MAX_FOLLOW_UP_MS = 2000;

type FollowUp = () => Promise<void>;

const followUpsOf = new WeakMap<Transaction, FollowUp[]>();

/**
 * Adds work that starts as soon as the transaction has committed, and never if it fails. The caller of
 * {@link transact} waits for it, at most two seconds: a hosted instance stops between two calls.
 * @param work must be made up for elsewhere, because this process may end before it
 */
export function afterCommit(transaction: Transaction, work: FollowUp): void {
  followUpsOf.get(transaction)?.push(work);
}

/**
 * Runs a transaction. Within this instance, transactions with the same key run one after the other,
 * because contention in the database costs time. Across instances, the transaction that loses is
 * repeated after a random pause.
 * @param lockKey name of the contended data, for example a restaurant's key
 * @param work may run more than once: it must have no effect outside the transaction
 */
export async function transact<T>(
  lockKey: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  let followUps: FollowUp[] = [];
  const value = await serializeByKey(lockKey, () =>
    tryTransaction((transaction) => {
      followUps = [];
      followUpsOf.set(transaction, followUps);
      return work(transaction);
    }, 1),
  );
  if (followUps.length > 0) await follow(followUps);
  return value;
}

/** A fault is logged: the change is stored, and the call has succeeded. */
async function follow(followUps: readonly FollowUp[]): Promise<void> {
  const works = followUps.map((work) => logAndContinue("follow-up", work));
  await Promise.race([Promise.all(works), setTimeout(MAX_FOLLOW_UP_MS, null, { ref: false })]);
}

async function tryTransaction<T>(
  work: (transaction: Transaction) => Promise<T>,
  attempt: number,
): Promise<T> {
  try {
    return await database().runTransaction(work, { maxAttempts: 1 });
  } catch (fault) {
    if (!isContention(fault) || attempt === MAX_ATTEMPTS) throw fault;
  }
  await setTimeout(Math.random() * Math.min(PAUSE_MS * 2 ** (attempt - 1), MAX_PAUSE_MS));
  return tryTransaction(work, attempt + 1);
}

/** Whether a document could not be created because it exists: ALREADY_EXISTS. */
export function isKnownDocument(fault: unknown): boolean {
  return fault instanceof Error && "code" in fault && fault.code === 6;
}

/** Whether the database gave up a transaction that may succeed later. */
export function isContention(fault: unknown): boolean {
  return fault instanceof Error && "code" in fault && REPEATED_CODES.has(fault.code);
}
