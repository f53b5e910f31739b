import type { Query } from "firebase-admin/firestore";
import { UNSOLD_STATUSES } from "@/domain/order/order-retention";
import { RESTAURANT_UID } from "@/domain/reservation/staff-booking";
import type { Instant, LocalDate } from "@/domain/time/berlin-time";
import { DELETED_UID } from "@/domain/user/anonymise-guest";
import { database } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";

/** Limit of one run; the next run continues. */
const MAX_PER_RUN = 200;

const collection = (name: string) => database().collection(name);

/** Deletes limits of accounts that have not ordered since an instant. */
export function deleteIdleLimits(since: Instant): Promise<number> {
  return deleteMatching(collection("limits").where("last_order_at", "<", toTimestamp(since)));
}

/** Deletes capacity of days before a date. */
export function deleteCapacity(before: LocalDate): Promise<number> {
  return deleteMatching(collection("capacity").where("local_date", "<", before));
}

/** Deletes mails queued before an instant, sent or not. */
export function deleteMails(before: Instant): Promise<number> {
  return deleteMatching(collection("mail").where("created_at", "<", toTimestamp(before)));
}

/** Deletes orders placed before an instant. */
export function deleteOrders(before: Instant): Promise<number> {
  return deleteMatching(collection("orders").where("created_at", "<", toTimestamp(before)));
}

/** Deletes rejected, expired and cancelled orders placed before an instant. */
export function deleteUnsoldOrders(before: Instant): Promise<number> {
  const unsold = collection("orders").where("status", "in", UNSOLD_STATUSES);
  return deleteMatching(unsold.where("created_at", "<", toTimestamp(before)));
}

/** Deletes reservations of deleted accounts that started before an instant. */
export function deleteAnonymisedReservations(before: Instant): Promise<number> {
  return deleteReservationsOf(DELETED_UID, before);
}

/** Deletes staff bookings that started before an instant. */
export function deleteStaffBookings(before: Instant): Promise<number> {
  return deleteReservationsOf(RESTAURANT_UID, before);
}

function deleteReservationsOf(uid: string, before: Instant): Promise<number> {
  const theirs = collection("reservations").where("creator_uid", "==", uid);
  const past = theirs.where("start_at", "<", toTimestamp(before));
  return deleteMatching(past.orderBy("start_at", "desc"));
}

async function deleteMatching(query: Query): Promise<number> {
  // Reads the document names only.
  const { docs } = await query.select().limit(MAX_PER_RUN).get();
  if (docs.length === 0) return 0;
  const batch = database().batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
  return docs.length;
}
