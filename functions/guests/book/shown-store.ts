import type { Query } from "firebase-admin/firestore";
import type { KnownGuest } from "@/domain/guest/known-guest.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { database, type Transaction } from "../../runtime/admin-app";
import { toTimestamp } from "../../runtime/plain-data-store";

/** More orders, and reservations, of one guest than staff's pages show at a time. */
const MAX_SHOWN = 30;

/**
 * Finds the newest orders and reservations of an entry that changes without a step of them.
 * @returns marks them with the time of the change, so that open pages of staff read the entry again
 */
export async function findShown(
  transaction: Transaction,
  { resto_key, uid, contact_key }: Pick<KnownGuest, "resto_key" | "uid" | "contact_key">,
  now: Instant,
): Promise<() => void> {
  const newest = (collection: string, time: string): Query => {
    const all = database().collection(collection).where("resto_key", "==", resto_key);
    const theirs =
      uid === undefined
        ? all.where("contact_keys", "array-contains", contact_key)
        : all.where("creator_uid", "==", uid);
    return theirs.orderBy(time, "desc").limit(MAX_SHOWN).select("in_guest_book");
  };
  const pages = await Promise.all([
    transaction.get(newest("orders", "created_at")),
    transaction.get(newest("reservations", "start_at")),
  ]);
  const marked = pages.flatMap(({ docs }) => docs.filter((each) => each.get("in_guest_book")));
  return () => {
    for (const { ref } of marked) transaction.update(ref, { guest_book_at: toTimestamp(now) });
  };
}
