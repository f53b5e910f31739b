import { FieldValue } from "firebase-admin/firestore";
import type { Order } from "@/domain/order/order.schema";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { anonymiseOrder, anonymiseReservation, DELETED_UID } from "@/domain/user/anonymise-guest";
import { storedOrderHistory } from "../orders/stored-order-history";
import { storedReservationHistory } from "../reservations/stored-reservation-history";
import { database, type Transaction, transact } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";

type Bookings = "orders" | "reservations";

/** Ids of documents that an account created; empty once all are anonymised. */
export async function listOwnIds(
  collection: Bookings,
  uid: string,
  limit: number,
): Promise<string[]> {
  const own = database().collection(collection).where("creator_uid", "==", uid);
  return (await own.limit(limit).get()).docs.map(({ id }) => id);
}

/** Ids of orders of deleted accounts whose `forget_at` has passed. */
export async function listOrdersToAnonymise(until: Instant, limit: number): Promise<string[]> {
  const due = database().collection("orders").where("forget_at", "<=", toTimestamp(until));
  return (await due.limit(limit).get()).docs.map(({ id }) => id);
}

/** Removes the guest from an order and keeps its amounts. */
export function writeAnonymisedOrder(transaction: Transaction, order: Order): void {
  const { history, address: _, ...rest } = anonymiseOrder(order);
  transaction.update(database().doc(`orders/${order.id}`), {
    ...rest,
    history: storedOrderHistory(history),
    address: FieldValue.delete(),
    forget_at: FieldValue.delete(),
  });
}

/** Detaches a running order from its account; it is anonymised at `from`. */
export function scheduleAnonymisation(transaction: Transaction, id: string, from: Instant): void {
  transaction.update(database().doc(`orders/${id}`), {
    creator_uid: DELETED_UID,
    forget_at: toTimestamp(from),
  });
}

/** Removes the guest from a reservation that the restaurant still needs. */
export function writeAnonymisedReservation(
  transaction: Transaction,
  reservation: Reservation,
): void {
  const { history, note: _, staff_note: __, ...rest } = anonymiseReservation(reservation);
  transaction.update(database().doc(`reservations/${reservation.id}`), {
    ...rest,
    history: storedReservationHistory(history),
    note: FieldValue.delete(),
    staff_note: FieldValue.delete(),
  });
}

/**
 * Removes the guest from a document that cannot be parsed: an order keeps its amounts, a
 * reservation is deleted.
 */
export function anonymiseUnreadable(collection: Bookings, id: string): Promise<void> {
  return transact(id, async (transaction) => {
    if (collection === "reservations") return deleteReservation(transaction, id);
    const order = database().doc(`orders/${id}`);
    const lines: unknown = (await transaction.get(order)).get("lines");
    transaction.update(order, {
      creator_uid: DELETED_UID,
      lines: Array.isArray(lines) ? lines.map(withoutNote) : FieldValue.delete(),
      contact: FieldValue.delete(),
      address: FieldValue.delete(),
      history: FieldValue.delete(),
      request_hash: FieldValue.delete(),
    });
  });
}

function withoutNote(line: unknown): unknown {
  return line !== null && typeof line === "object" ? { ...line, note: undefined } : null;
}

export function deleteReservation(transaction: Transaction, id: string): void {
  transaction.delete(database().doc(`reservations/${id}`));
}

/** Deletes the mails about an order or reservation, sent or not. */
export async function deleteMailsAbout(target: string): Promise<void> {
  const { docs } = await database().collection("mail").where("target", "==", target).get();
  const batch = database().batch();
  for (const { ref } of docs) batch.delete(ref);
  if (docs.length > 0) await batch.commit();
}

/** Deletes the user document, grants and limits of an account. */
export async function deletePersonalDocuments(uid: string): Promise<void> {
  const batch = database().batch();
  for (const collection of ["users", "staff", "limits"]) {
    batch.delete(database().doc(`${collection}/${uid}`));
  }
  await batch.commit();
}
