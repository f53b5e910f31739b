import { FieldPath, type Query } from "firebase-admin/firestore";
import { DELETED_UID } from "@/domain/guest/anonymise-guest";
import { UNSOLD_STATUSES, UNTAKEN_PAYMENTS } from "@/domain/order/order-retention";
import { doorPaymentSchema } from "@/domain/tenant/payment-methods.schema";
import type { Instant, LocalDate } from "@/domain/time/berlin-time";
import { database } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";

/** Firestore's limit for one commit is 500; a reservation is deleted with its note. */
const PAGE = 200;

type IsOver = () => boolean;

const collection = (name: string) => database().collection(name);

/** Deletes documents whose `expires_at` has passed. */
export function deleteLapsed(
  name: "limits" | "blocks" | "known_guests" | "invitations" | "push_subscriptions" | "group_carts",
  until: Instant,
  isOver: IsOver,
) {
  return deleteAll(collection(name).where("expires_at", "<=", toTimestamp(until)), isOver);
}

/** Deletes capacity of days before a date. */
export function deleteCapacity(before: LocalDate, isOver: IsOver) {
  return deleteAll(collection("capacity").where("local_date", "<", before), isOver);
}

/** Deletes the sums of days before a date. */
export function deleteDailySums(before: LocalDate, isOver: IsOver) {
  return deleteAll(collection("daily_sums").where("local_date", "<", before), isOver);
}

/** Deletes what is stored of the tax adviser's files of months before that of a date. */
export function deleteTaxExports(before: LocalDate, isOver: IsOver) {
  return deleteAll(collection("tax_exports").where("month", "<", before.slice(0, 7)), isOver);
}

/** Deletes mails queued before an instant, sent or not. */
export function deleteMails(before: Instant, isOver: IsOver) {
  return deleteAll(collection("mail").where("created_at", "<", toTimestamp(before)), isOver);
}

/** Deletes audit entries from before an instant. */
export function deleteAudit(before: Instant, isOver: IsOver) {
  return deleteAll(collection("audit").where("at", "<", toTimestamp(before)), isOver);
}

/** Deletes orders placed before an instant, with their payments. */
export function deleteOrders(before: Instant, isOver: IsOver) {
  return deleteAll(
    collection("orders").where("created_at", "<", toTimestamp(before)),
    isOver,
    "payments",
  );
}

/** Deletes rejected, expired, cancelled and unpaid orders of which no money was taken online. */
export async function deleteUnsoldOrders(before: Instant, isOver: IsOver) {
  const past = collection("orders").where("created_at", "<", toTimestamp(before));
  const unsold = past.where("status", "in", UNSOLD_STATUSES);
  const atDoor = unsold.where("payment", "in", doorPaymentSchema.options);
  const untaken = unsold.where("payment_status", "in", UNTAKEN_PAYMENTS);
  return (await deleteAll(atDoor, isOver)) + (await deleteAll(untaken, isOver));
}

/** Deletes payments made before an instant whose orders are gone: deposits, and orders without a sale. */
export function deletePayments(before: Instant, isOver: IsOver) {
  return deleteAll(collection("payments").where("created_at", "<", toTimestamp(before)), isOver);
}

/** Deletes acts at the payment provider that were done before an instant. */
export function deletePaymentTasks(before: Instant, isOver: IsOver) {
  return deleteAll(collection("payment_tasks").where("done_at", "<", toTimestamp(before)), isOver);
}

/** Deletes reservations that started before an instant, in whatever status, with the team's notes. */
export function deleteReservations(before: Instant, isOver: IsOver) {
  const past = collection("reservations").where("start_at", "<", toTimestamp(before));
  return deleteAll(past, isOver, "reservation_notes");
}

/** Deletes reservations of deleted accounts that started before an instant. */
export function deleteAnonymisedReservations(before: Instant, isOver: IsOver) {
  const theirs = collection("reservations").where("creator_uid", "==", DELETED_UID);
  const past = theirs.where("start_at", "<", toTimestamp(before)).orderBy("start_at", "desc");
  return deleteAll(past, isOver, "reservation_notes");
}

/**
 * Deletes all documents of a query, and those with the same ids in another collection.
 * @returns number of documents of the query
 */
async function deleteAll(query: Query, isOver: IsOver, along?: string): Promise<number> {
  let deleted = 0;
  while (!isOver()) {
    const { docs } = await query.select(FieldPath.documentId()).limit(PAGE).get();
    const batch = database().batch();
    for (const { id, ref } of docs) {
      batch.delete(ref);
      if (along) batch.delete(database().doc(`${along}/${id}`));
    }
    if (docs.length > 0) await batch.commit();
    deleted += docs.length;
    if (docs.length < PAGE) break;
  }
  return deleted;
}
