import type { DocumentSnapshot, Query } from "firebase-admin/firestore";
import type * as z from "zod/mini";
import {
  type FoundOrder,
  type FoundReservation,
  foundOrderSchema,
  foundReservationSchema,
} from "@/domain/guest/guest-answers.schema";
import { GUEST_PAGE } from "@/domain/guest/guest-requests.schema";
import { parseStored } from "@/domain/stored-data/parse-stored";
import type { GuestCollection } from "../personal-data/guest-collection";
import { database } from "../runtime/admin-app";
import { parsedOrNull } from "../runtime/parsed-value";
import { plainData } from "../runtime/plain-data-store";
import type { GuestAt } from "./guest-at";

/** One page of a guest's documents, newest first. */
export interface FoundPage<Document> {
  readonly found: readonly Document[];
  readonly more: boolean;
  readonly unreadable: number;
}

const NEWEST_BY = { orders: "created_at", reservations: "start_at" } as const;

/** All documents with a guest's contact key at one restaurant, newest first. */
export function guestDocuments(
  collection: GuestCollection,
  { resto_key, contactKey }: GuestAt,
): Query {
  return database()
    .collection(collection)
    .where("resto_key", "==", resto_key)
    .where("contact_keys", "array-contains", contactKey)
    .orderBy(NEWEST_BY[collection], "desc");
}

/** Ids of a guest's documents, newest first, with the accounts that created them. */
export async function guestDocumentIds(
  collection: GuestCollection,
  guest: GuestAt,
  limit: number,
): Promise<{ ids: string[]; accounts: string[] }> {
  const all = guestDocuments(collection, guest).limit(limit);
  const { docs } = await all.select("creator_uid").get();
  const accounts = new Set(docs.map((each) => String(each.get("creator_uid"))));
  return { ids: docs.map(({ id }) => id), accounts: [...accounts] };
}

/** @param after id of the last order of the previous page */
export function findOrders(guest: GuestAt, after?: string): Promise<FoundPage<FoundOrder>> {
  return readPage("orders", guest, { schema: foundOrderSchema, after });
}

/**
 * Reservations with the team's notes.
 * @param after id of the last reservation of the previous page
 */
export async function findReservations(
  guest: GuestAt,
  after?: string,
): Promise<FoundPage<FoundReservation>> {
  const page = await readPage("reservations", guest, { schema: foundReservationSchema, after });
  if (page.found.length === 0) return page;
  const noteOf = ({ id }: FoundReservation) => database().doc(`reservation_notes/${id}`);
  const notes = await database().getAll(...page.found.map(noteOf));
  const found = page.found.map((each, index) => {
    const note: unknown = notes[index]?.get("note");
    return typeof note === "string" ? { ...each, staff_note: note } : each;
  });
  return { ...page, found };
}

async function readPage<Document>(
  collection: GuestCollection,
  guest: GuestAt,
  { schema, after }: { schema: z.ZodMiniType<Document>; after: string | undefined },
): Promise<FoundPage<Document>> {
  const all = guestDocuments(collection, guest).limit(GUEST_PAGE + 1);
  const last = after === undefined ? null : await database().doc(`${collection}/${after}`).get();
  // Erased in the meantime: the list ends here.
  if (last && !last.exists) return { found: [], more: false, unreadable: 0 };
  const { docs } = await (last ? all.startAfter(last) : all).get();
  const page = docs.slice(0, GUEST_PAGE);
  const found = page.flatMap((each) => parsed(each, schema) ?? []);
  return { found, more: docs.length > GUEST_PAGE, unreadable: page.length - found.length };
}

function parsed<Document>(
  snapshot: DocumentSnapshot,
  schema: z.ZodMiniType<Document>,
): Document | null {
  const checked = parseStored(schema, { ...plainData(snapshot), id: snapshot.id });
  return parsedOrNull(snapshot.ref.path, checked);
}
