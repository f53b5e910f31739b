import type { Query } from "firebase-admin/firestore";
import { UNSOLD_STATUSES } from "@/domain/order/order-retention";
import { RESTAURANT_UID } from "@/domain/reservation/record-table";
import type { Instant, LocalDate } from "@/domain/shared/berlin-time";
import { DELETED_UID } from "@/domain/user/forget-guest";
import { database } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";

/** Bounds one run; what is left waits for the next minute. */
const MAX_PER_RUN = 200;

const collection = (name: string) => database().collection(name);

/** Deletes what limits remember of accounts that have not ordered since. */
export function deleteIdleLimits(since: Instant): Promise<number> {
  return deleteFound(collection("limits").where("last_order_at", "<", toTimestamp(since)));
}

/** Deletes what days before have counted. */
export function deleteCapacity(before: LocalDate): Promise<number> {
  return deleteFound(collection("capacity").where("local_date", "<", before));
}

/** Deletes messages queued before an instant, sent or not. */
export function deleteMails(before: Instant): Promise<number> {
  return deleteFound(collection("mail").where("created_at", "<", toTimestamp(before)));
}

/** Deletes orders placed before an instant. */
export function deleteOrders(before: Instant): Promise<number> {
  return deleteFound(collection("orders").where("created_at", "<", toTimestamp(before)));
}

/** Deletes orders placed before an instant that came to nothing. */
export function deleteUnsoldOrders(before: Instant): Promise<number> {
  const unsold = collection("orders").where("status", "in", UNSOLD_STATUSES);
  return deleteFound(unsold.where("created_at", "<", toTimestamp(before)));
}

/** Deletes the empty reservations of deleted accounts that began before an instant. */
export function deleteAnonymisedReservations(before: Instant): Promise<number> {
  return deleteReservationsOf(DELETED_UID, before);
}

/** Deletes what restaurants wrote down themselves and began before an instant. */
export function deleteStaffBookings(before: Instant): Promise<number> {
  return deleteReservationsOf(RESTAURANT_UID, before);
}

function deleteReservationsOf(uid: string, before: Instant): Promise<number> {
  const theirs = collection("reservations").where("creator_uid", "==", uid);
  const past = theirs.where("start_at", "<", toTimestamp(before));
  return deleteFound(past.orderBy("start_at", "desc"));
}

async function deleteFound(query: Query): Promise<number> {
  // Nothing but the names is read.
  const { docs } = await query.select().limit(MAX_PER_RUN).get();
  if (docs.length === 0) return 0;
  const batch = database().batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
  return docs.length;
}
