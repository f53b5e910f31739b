import { createHash } from "node:crypto";
import { type KnownGuest, knownGuestSchema } from "@/domain/guest/known-guest.schema";
import { retainedUntil } from "@/domain/retention/retention";
import { parseStored } from "@/domain/stored-data/parse-stored";
import type { Instant } from "@/domain/time/berlin-time";
import { type ExportedDocument, exportDocuments } from "../personal-data/export-store";
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

/** The guest remembered by a number; null if there is none, or if the retention has ended. */
export async function readKnownGuest(
  transaction: Transaction,
  guest: GuestAt,
  now: Instant,
): Promise<KnownGuest | null> {
  const snapshot = await transaction.get(database().doc(pathOf(guest)));
  const data = plainData(snapshot);
  if (!data) return null;
  const known = parsedOrNull(snapshot.ref.path, parseStored(knownGuestSchema, data));
  return known && retainedUntil("known_guest", known.last_order_at) > now ? known : null;
}

/** Replaces what is remembered of a number. */
export function writeKnownGuest(transaction: Transaction, known: KnownGuest): void {
  const { resto_key, contact_key: contactKey, agreed_at, last_order_at } = known;
  transaction.set(database().doc(pathOf({ resto_key, contactKey })), {
    ...known,
    agreed_at: toTimestamp(agreed_at),
    last_order_at: toTimestamp(last_order_at),
    // Firestore deletes the document after `expires_at`.
    expires_at: toTimestamp(retainedUntil("known_guest", last_order_at)),
  });
}

/** Forgets a number; nothing happens if it is not known. */
export function deleteKnownGuest(transaction: Transaction, guest: GuestAt): void {
  transaction.delete(database().doc(pathOf(guest)));
}

/** {@link deleteKnownGuest} on its own. */
export async function forgetKnownGuest(guest: GuestAt): Promise<void> {
  await database().doc(pathOf(guest)).delete();
}

/** The guest remembered by a number, as exported to the guest. */
export async function exportKnownGuest(guest: GuestAt): Promise<ExportedDocument[]> {
  const known = await exportDocuments([pathOf(guest)]);
  return known.map(withoutManager);
}
