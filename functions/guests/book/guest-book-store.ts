import * as z from "zod/mini";
import { type CountedChange, countChange } from "@/domain/guest/guest-book";
import type { Outcome } from "@/domain/guest/guest-outcome";
import type { KnownGuest } from "@/domain/guest/known-guest.schema";
import { RESTAURANT_UID } from "@/domain/ids/restaurant-uid";
import type { Instant } from "@/domain/time/berlin-time";
import { phoneKey } from "../../contact/contact-keys";
import { database, type Transaction } from "../../runtime/admin-app";
import { parsedOrNull } from "../../runtime/parsed-value";
import { plainData } from "../../runtime/plain-data-store";
import { readAccountEntry, readKnownGuest, writeKnownGuest } from "../known-guest-store";

const bookedSchema = z.object({
  id: z.string(),
  resto_key: z.string(),
  creator_uid: z.string(),
  created_at: z.int(),
  in_guest_book: z.optional(z.boolean()),
  contact: z.object({ phone: z.optional(z.string()) }),
});

/** An order or reservation, as far as it belongs to an entry. */
type Booked = z.infer<typeof bookedSchema>;

/** Reads orders and reservations by their paths; leaves out those that do not exist. */
export async function readBookedDocuments(
  transaction: Transaction,
  paths: readonly string[],
): Promise<Booked[]> {
  if (paths.length === 0) return [];
  const fieldMask = Object.keys(bookedSchema.shape);
  const documents = paths.map((path) => database().doc(path));
  const snapshots = await transaction.getAll(...documents, { fieldMask });
  return snapshots.flatMap((each) => {
    const data = plainData(each);
    const parsed = data && bookedSchema.safeParse({ ...data, id: each.id });
    return (parsed && parsedOrNull(each.ref.path, parsed)) ?? [];
  });
}

type BookedEntry = KnownGuest & Required<Pick<KnownGuest, "book">>;

/** The entry of an order or reservation; null without one, or without the agreement. Reads nothing then. */
export async function readBooked(
  transaction: Transaction,
  booked: Booked,
  now: Instant,
): Promise<BookedEntry | null> {
  if (booked.in_guest_book !== true) return null;
  const known = await readBooker(transaction, booked, now);
  return known?.book ? { ...known, book: known.book } : null;
}

/** The guest: known by the account, or by the phone number if staff entered the order or booking. */
async function readBooker(
  transaction: Transaction,
  { resto_key, creator_uid: uid, contact: { phone } }: Booked,
  now: Instant,
): Promise<KnownGuest | null> {
  if (uid !== RESTAURANT_UID) return readAccountEntry(transaction, { resto_key, uid }, now);
  if (!phone) return null;
  return readKnownGuest(transaction, { resto_key, contactKey: phoneKey(phone) }, now);
}

/**
 * Finds what a step of an order or reservation changes in the guest book.
 * @param step outcomes before and after it
 * @returns writes the change; null without one
 */
export async function findCounted(
  transaction: Transaction,
  booked: Booked,
  step: { readonly from: Outcome | null; readonly to: Outcome | null } & Pick<
    CountedChange,
    "dishes"
  >,
  now: Instant,
): Promise<(() => void) | null> {
  if (step.from === step.to) return null;
  const known = await readBooked(transaction, booked, now);
  const { id, created_at } = booked;
  const book = known && countChange(known.book, { id, created_at, ...step }, now);
  if (!known || !book) return null;
  return () => writeKnownGuest(transaction, { ...known, book, last_order_at: now });
}
