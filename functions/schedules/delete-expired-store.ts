import type { Query } from "firebase-admin/firestore";
import { UNSOLD_STATUSES } from "@/domain/order/order-retention";
import { RESTAURANT_UID } from "@/domain/reservation/record-table";
import type { Instant, LocalDate } from "@/domain/shared/berlin-time";
import { DELETED_UID } from "@/domain/user/forget-guest";
import { database } from "../runtime/admin-app";
import { timestampOf } from "../runtime/plain-data-store";

/** Bounds one run; what is left waits for the next minute. */
const MOST_AT_ONCE = 200;

const collection = (name: string) => database().collection(name);

/** Deletes what limits remember of accounts that have not ordered since. */
export function removeIdleLimits(since: Instant): Promise<number> {
  return removeFound(collection("limits").where("last_order_at", "<", timestampOf(since)));
}

/** Deletes what days before have counted. */
export function removeCapacity(before: LocalDate): Promise<number> {
  return removeFound(collection("capacity").where("local_date", "<", before));
}

/** Deletes messages queued before an instant, sent or not. */
export function removeMails(before: Instant): Promise<number> {
  return removeFound(collection("mail").where("created_at", "<", timestampOf(before)));
}

/** Deletes orders placed before an instant. */
export function removeOrders(before: Instant): Promise<number> {
  return removeFound(collection("orders").where("created_at", "<", timestampOf(before)));
}

/** Deletes orders placed before an instant that came to nothing. */
export function removeUnsoldOrders(before: Instant): Promise<number> {
  const unsold = collection("orders").where("status", "in", UNSOLD_STATUSES);
  return removeFound(unsold.where("created_at", "<", timestampOf(before)));
}

/** Deletes the empty reservations of deleted accounts that began before an instant. */
export function removeForgottenReservations(before: Instant): Promise<number> {
  return removeReservationsOf(DELETED_UID, before);
}

/** Deletes what restaurants wrote down themselves and began before an instant. */
export function removeRecordedReservations(before: Instant): Promise<number> {
  return removeReservationsOf(RESTAURANT_UID, before);
}

function removeReservationsOf(uid: string, before: Instant): Promise<number> {
  const theirs = collection("reservations").where("creator_uid", "==", uid);
  const past = theirs.where("start_at", "<", timestampOf(before));
  return removeFound(past.orderBy("start_at", "desc"));
}

async function removeFound(query: Query): Promise<number> {
  // Nothing but the names is read.
  const { docs } = await query.select().limit(MOST_AT_ONCE).get();
  if (docs.length === 0) return 0;
  const batch = database().batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
  return docs.length;
}
