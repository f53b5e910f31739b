import { createHash } from "node:crypto";
import type { DocumentSnapshot, Query } from "firebase-admin/firestore";
import type { GuestBook } from "@/domain/guest/guest-book.schema";
import { type KnownGuest, knownGuestSchema } from "@/domain/guest/known-guest.schema";
import { retainedUntil } from "@/domain/retention/retention";
import { parseStored } from "@/domain/stored-data/parse-stored";
import type { Instant } from "@/domain/time/berlin-time";
import { type ExportedDocument, exportAll, exportDocuments } from "../personal-data/export-store";
import { withoutManager } from "../personal-data/related-store";
import { database, type Transaction } from "../runtime/admin-app";
import { parsedOrNull } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";
import type { GuestAt } from "./guest-at";

/** The same restaurant and number always have the same path. */
function pathOf({ resto_key, contactKey }: GuestAt): string {
  const hash = createHash("sha256").update(contactKey).digest("hex");
  return `known_guests/${resto_key}_${hash}`;
}

/** An account at one restaurant. */
export interface AccountAt {
  readonly resto_key: string;
  readonly uid: string;
}

function accountPathOf({ resto_key, uid }: AccountAt): string {
  return `known_guests/${resto_key}_${uid}`;
}

function pathOfEntry({ resto_key, uid, contact_key: contactKey }: KnownGuest): string {
  return uid === undefined ? pathOf({ resto_key, contactKey }) : accountPathOf({ resto_key, uid });
}

/** The guest remembered by a number; null if there is none, or if the retention has ended. */
export function readKnownGuest(
  transaction: Transaction,
  guest: GuestAt,
  now: Instant,
): Promise<KnownGuest | null> {
  return readEntry(transaction, pathOf(guest), now);
}

/** The entry of an account in a restaurant's guest book; null as for {@link readKnownGuest}. */
export function readAccountEntry(
  transaction: Transaction,
  account: AccountAt,
  now: Instant,
): Promise<KnownGuest | null> {
  return readEntry(transaction, accountPathOf(account), now);
}

async function readEntry(
  transaction: Transaction,
  path: string,
  now: Instant,
): Promise<KnownGuest | null> {
  return parsedEntry(await transaction.get(database().doc(path)), now);
}

function parsedEntry(snapshot: DocumentSnapshot, now: Instant): KnownGuest | null {
  const data = plainData(snapshot);
  if (!data) return null;
  const known = parsedOrNull(snapshot.ref.path, parseStored(knownGuestSchema, data));
  return known && retainedUntil("known_guest", known.last_order_at) > now ? known : null;
}

/** Replaces what is remembered of a number or an account. */
export function writeKnownGuest(transaction: Transaction, known: KnownGuest): void {
  const { agreed_at, last_order_at, book } = known;
  transaction.set(database().doc(pathOfEntry(known)), {
    ...known,
    ...(book && { book: storedBook(book) }),
    agreed_at: toTimestamp(agreed_at),
    last_order_at: toTimestamp(last_order_at),
    // Firestore deletes the document after `expires_at`.
    expires_at: toTimestamp(retainedUntil("known_guest", last_order_at)),
  });
}

function storedBook({ agreed_at, recent, allergies, ...book }: GuestBook): object {
  return {
    ...book,
    agreed_at: toTimestamp(agreed_at),
    recent: recent.map((visit) => ({ ...visit, at: toTimestamp(visit.at) })),
    ...(allergies && {
      allergies: { ...allergies, agreed_at: toTimestamp(allergies.agreed_at) },
    }),
  };
}

/** Deletes an entry of a number or an account. */
export function deleteEntry(transaction: Transaction, known: KnownGuest): void {
  transaction.delete(database().doc(pathOfEntry(known)));
}

/** Forgets a number; nothing happens if it is not known. */
export function deleteKnownGuest(transaction: Transaction, guest: GuestAt): void {
  transaction.delete(database().doc(pathOf(guest)));
}

/**
 * {@link deleteKnownGuest} on its own, and of the accounts whose last contact it is.
 * @param accounts that used the contact before: their entries hold what those documents told
 */
export async function forgetKnownGuest(guest: GuestAt, accounts: readonly string[]): Promise<void> {
  const { docs } = await entriesWith(guest).select().get();
  const { resto_key } = guest;
  const paths = new Set([
    pathOf(guest),
    ...docs.map(({ ref }) => ref.path),
    ...accounts.map((uid) => accountPathOf({ resto_key, uid })),
  ]);
  const batch = database().batch();
  for (const path of paths) batch.delete(database().doc(path));
  await batch.commit();
}

/** What is remembered of a number, and of the accounts whose last contact it is, as exported to the guest. */
export async function exportKnownGuest(guest: GuestAt): Promise<ExportedDocument[]> {
  const [known, entries] = await Promise.all([
    exportDocuments([pathOf(guest)]),
    exportAll(entriesWith(guest)),
  ]);
  return [...known, ...entries.documents].map(withoutManager);
}

/** More accounts than share a telephone. */
const MAX_ACCOUNTS = 400;

/** Newest first. */
function entriesWith({ resto_key, contactKey }: GuestAt): Query {
  return database()
    .collection("known_guests")
    .where("resto_key", "==", resto_key)
    .where("contact_keys", "array-contains", contactKey)
    .orderBy("last_order_at", "desc")
    .limit(MAX_ACCOUNTS);
}

/** The entries of an account in the guest books of all restaurants. */
export function knownGuestsOf(uid: string): Query {
  return database().collection("known_guests").where("uid", "==", uid);
}
