import { warn } from "firebase-functions/logger";
import * as z from "zod/mini";
import type { PostponedErasure } from "@/domain/guest/guest-answers.schema";
import type { Instant } from "@/domain/time/berlin-time";
import type { GuestAt } from "../guests/guest-at";
import { guestDocumentIds } from "../guests/guest-documents-store";
import type { GuestCollection } from "../personal-data/guest-collection";
import { anonymiseUnreadable, deleteMailsAbout } from "./anonymise-store";
import { eraseOrder } from "./erase-order";
import { eraseReservation } from "./erase-reservation";

/** Documents handled at once. */
const PAGE = 20;
/** Orders, and reservations, of one call; the next call continues. */
const MAX_DOCUMENTS = 1000;

interface Erased {
  readonly erased: number;
  readonly mails: number;
  readonly postponed: readonly PostponedErasure[];
  /** Accounts that had created them. */
  readonly accounts: readonly string[];
  readonly complete: boolean;
}

/** Erases a guest's orders or reservations, or postpones the erasure of those that still run. */
export async function eraseDocuments(
  collection: GuestCollection,
  guest: GuestAt,
  now: Instant,
): Promise<Erased> {
  const { ids, accounts } = await guestDocumentIds(collection, guest, MAX_DOCUMENTS + 1);
  const handled = ids.slice(0, MAX_DOCUMENTS);
  const postponed: PostponedErasure[] = [];
  let mails = 0;
  for (let from = 0; from < handled.length; from += PAGE) {
    const page = handled.slice(from, from + PAGE);
    const results = await Promise.all(page.map((id) => eraseDocument(collection, id, guest, now)));
    for (const each of results) {
      if (typeof each === "number") mails += each;
      else postponed.push(each);
    }
  }
  const complete = ids.length <= MAX_DOCUMENTS;
  return { erased: handled.length - postponed.length, mails, postponed, accounts, complete };
}

/** Returns the number of deleted mails, or why the document is retained for now. */
async function eraseDocument(
  collection: GuestCollection,
  id: string,
  guest: GuestAt,
  now: Instant,
): Promise<PostponedErasure | number> {
  const erase = collection === "orders" ? eraseOrder : eraseReservation;
  try {
    const postponed = await erase(id, guest, now);
    return postponed ?? (await deleteMailsAbout(`${collection}/${id}`));
  } catch (fault) {
    if (!(fault instanceof z.core.$ZodError)) throw fault;
    warn("unreadable document of an erased guest", fault, { path: `${collection}/${id}` });
    await anonymiseUnreadable(collection, id);
    return deleteMailsAbout(`${collection}/${id}`);
  }
}
