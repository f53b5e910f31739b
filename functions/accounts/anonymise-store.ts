import { FieldValue } from "firebase-admin/firestore";
import type { Order } from "@/domain/order/order.schema";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { Instant } from "@/domain/shared/berlin-time";
import {
  DELETED_UID,
  forgetGuestOfOrder,
  forgetGuestOfReservation,
} from "@/domain/user/forget-guest";
import { storedOrderHistory } from "../orders/stored-order-history";
import { storedReservationHistory } from "../reservations/stored-reservation-history";
import { database, type Transaction, transact } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";

type Bookings = "orders" | "reservations";

/** Some documents an account has created; none once all are forgotten. */
export async function listOwnIds(
  collection: Bookings,
  uid: string,
  most: number,
): Promise<string[]> {
  const own = database().collection(collection).where("creator_uid", "==", uid);
  return (await own.limit(most).get()).docs.map(({ id }) => id);
}

/** Orders of deleted accounts whose guests can be forgotten by now. */
export async function listOrdersToAnonymise(until: Instant, most: number): Promise<string[]> {
  const due = database().collection("orders").where("forget_at", "<=", toTimestamp(until));
  return (await due.limit(most).get()).docs.map(({ id }) => id);
}

/** Takes the guest out of an order; its sums stay. */
export function writeAnonymisedOrder(transaction: Transaction, order: Order): void {
  const { history, address: _, ...rest } = forgetGuestOfOrder(order);
  transaction.update(database().doc(`orders/${order.id}`), {
    ...rest,
    history: storedOrderHistory(history),
    address: FieldValue.delete(),
    forget_at: FieldValue.delete(),
  });
}

/** Detaches a running order from its account; its guest is forgotten from then on. */
export function scheduleAnonymisation(transaction: Transaction, id: string, from: Instant): void {
  transaction.update(database().doc(`orders/${id}`), {
    creator_uid: DELETED_UID,
    forget_at: toTimestamp(from),
  });
}

/** Takes the guest out of a reservation the restaurant still has to know of. */
export function writeAnonymisedReservation(
  transaction: Transaction,
  reservation: Reservation,
): void {
  const { history, note: _, staff_note: __, ...rest } = forgetGuestOfReservation(reservation);
  transaction.update(database().doc(`reservations/${reservation.id}`), {
    ...rest,
    history: storedReservationHistory(history),
    note: FieldValue.delete(),
    staff_note: FieldValue.delete(),
  });
}

/**
 * Takes the guest out of a record that cannot be read, as far as that is possible: what an order
 * says about its guest goes and its sums stay, a reservation goes as a whole.
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

/** Deletes a reservation that is over. */
export function deleteReservation(transaction: Transaction, id: string): void {
  transaction.delete(database().doc(`reservations/${id}`));
}

/** Deletes the messages about an order or a reservation, sent or not. */
export async function deleteMailsAbout(target: string): Promise<void> {
  const { docs } = await database().collection("mail").where("target", "==", target).get();
  const batch = database().batch();
  for (const { ref } of docs) batch.delete(ref);
  if (docs.length > 0) await batch.commit();
}

/** Deletes what else is stored about a person: the user record, grants, limits. */
export async function deletePersonalDocuments(uid: string): Promise<void> {
  const batch = database().batch();
  for (const collection of ["users", "staff", "limits"]) {
    batch.delete(database().doc(`${collection}/${uid}`));
  }
  await batch.commit();
}
