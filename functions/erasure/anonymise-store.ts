import { FieldValue, type Query } from "firebase-admin/firestore";
import {
  anonymiseOrder,
  anonymiseReservation,
  DELETED_UID,
  withoutRefundReason,
} from "@/domain/guest/anonymise-guest";
import type { Order } from "@/domain/order/order.schema";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { knownGuestsOf } from "../guests/known-guest-store";
import { storedRefunds } from "../money/order-money-store";
import { storedOrderHistory } from "../orders/stored-order-history";
import type { GuestCollection } from "../personal-data/guest-collection";
import { invitationsTo, mailsTo } from "../personal-data/related-store";
import { pushMessagesOf, pushSubscriptionsOf } from "../push/push-subscription-store";
import { deleteReservationNote } from "../reservations/reservation-note-store";
import { storedReservationHistory } from "../reservations/stored-reservation-history";
import { database, type Transaction, transact } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";
import { leaveGroups } from "../together/group-cart-store";
import { personalLimitPaths } from "./personal-paths";

/** Ids of documents that an account created; empty once all are anonymised. */
export async function listOwnIds(
  collection: GuestCollection,
  uid: string,
  limit: number,
): Promise<string[]> {
  const own = database().collection(collection).where("creator_uid", "==", uid);
  return (await own.limit(limit).get()).docs.map(({ id }) => id);
}

/** Ids of documents whose `forget_at` has passed. */
export async function listIdsToAnonymise(
  collection: GuestCollection,
  until: Instant,
  limit: number,
): Promise<string[]> {
  const due = database().collection(collection).where("forget_at", "<=", toTimestamp(until));
  return (await due.limit(limit).get()).docs.map(({ id }) => id);
}

/** Ids of a creator's orders placed before an instant, newest first. */
export async function listOrderIdsBefore(
  uid: string,
  before: Instant,
  limit: number,
): Promise<string[]> {
  const theirs = database().collection("orders").where("creator_uid", "==", uid);
  const past = theirs.where("created_at", "<", toTimestamp(before)).orderBy("created_at", "desc");
  return (await past.limit(limit).get()).docs.map(({ id }) => id);
}

/** Removes the guest from an order and keeps its amounts. */
export function writeAnonymisedOrder(transaction: Transaction, order: Order): void {
  const { creator_uid, contact, contact_keys, lines, history, refunds, request_hash } =
    anonymiseOrder(order);
  transaction.update(database().doc(`orders/${order.id}`), {
    ...{ creator_uid, contact, contact_keys, lines, request_hash },
    ...storedRefunds(refunds),
    history: storedOrderHistory(history),
    address: FieldValue.delete(),
    passport: FieldValue.delete(),
    in_guest_book: FieldValue.delete(),
    guest_book_at: FieldValue.delete(),
    rider: FieldValue.delete(),
    group_id: FieldValue.delete(),
    forget_at: FieldValue.delete(),
  });
}

/** Removes the guest and the team's note from a reservation that the restaurant still needs. */
export function writeAnonymisedReservation(
  transaction: Transaction,
  reservation: Reservation,
): void {
  const { creator_uid, contact, contact_keys, history, refunds, request_hash } =
    anonymiseReservation(reservation);
  transaction.update(database().doc(`reservations/${reservation.id}`), {
    ...{ creator_uid, contact, contact_keys, request_hash },
    ...storedRefunds(refunds),
    history: storedReservationHistory(history),
    note: FieldValue.delete(),
    in_guest_book: FieldValue.delete(),
    guest_book_at: FieldValue.delete(),
    forget_at: FieldValue.delete(),
  });
  deleteReservationNote(transaction, reservation.id);
}

/**
 * Removes the guest from a document that cannot be parsed: an order keeps its amounts, a
 * reservation is deleted.
 */
export function anonymiseUnreadable(collection: GuestCollection, id: string): Promise<void> {
  return transact(id, async (transaction) => {
    if (collection === "reservations") return deleteReservation(transaction, id);
    const order = database().doc(`orders/${id}`);
    const stored = await transaction.get(order);
    const lines: unknown = stored.get("lines");
    const refunds: unknown = stored.get("refunds");
    transaction.update(order, {
      ...(Array.isArray(refunds) && { refunds: refunds.map(withoutRefundReason) }),
      creator_uid: DELETED_UID,
      lines: Array.isArray(lines) ? lines.map(withoutNote) : FieldValue.delete(),
      contact: FieldValue.delete(),
      contact_keys: FieldValue.delete(),
      address: FieldValue.delete(),
      passport: FieldValue.delete(),
      in_guest_book: FieldValue.delete(),
      guest_book_at: FieldValue.delete(),
      rider: FieldValue.delete(),
      group_id: FieldValue.delete(),
      history: FieldValue.delete(),
      request_hash: FieldValue.delete(),
      forget_at: FieldValue.delete(),
    });
  });
}

function withoutNote(line: unknown): unknown {
  return line !== null && typeof line === "object" ? { ...line, note: undefined } : null;
}

/** Deletes a reservation and the team's note on it. */
export function deleteReservation(transaction: Transaction, id: string): void {
  transaction.delete(database().doc(`reservations/${id}`));
  deleteReservationNote(transaction, id);
}

/**
 * Deletes the mails about an order or reservation, sent or not.
 * @returns number of deleted mails
 */
export async function deleteMailsAbout(target: string): Promise<number> {
  const { docs } = await database().collection("mail").where("target", "==", target).get();
  const batch = database().batch();
  for (const { ref } of docs) batch.delete(ref);
  if (docs.length > 0) await batch.commit();
  return docs.length;
}

/**
 * Deletes the user document, profile, passport, grants, limits, blocks, entries in guest books and
 * devices of an account, takes it out of its groups, and deletes the invitations of its verified
 * address and the mails to it.
 */
export async function deletePersonalDocuments(uid: string, email: string | null): Promise<void> {
  const paths = [
    `users/${uid}`,
    `profiles/${uid}`,
    `passports/${uid}`,
    `staff/${uid}`,
    ...personalLimitPaths(uid, email),
  ];
  await Promise.all(paths.map((path) => database().doc(path).delete()));
  await deleteAll(database().collection("blocks").where("uid", "==", uid));
  await deleteAll(knownGuestsOf(uid));
  await deleteAll(pushSubscriptionsOf(uid));
  await deleteAll(pushMessagesOf(uid));
  await leaveGroups(uid);
  if (email === null) return;
  await deleteAll(mailsTo(email));
  await deleteAll(invitationsTo(email));
}

/** Firestore's limit for one batch. */
const MAX_PER_BATCH = 500;

/** Deletes the documents of a query. */
async function deleteAll(query: Query): Promise<void> {
  let deleted: number;
  do {
    const { docs } = await query.select().limit(MAX_PER_BATCH).get();
    const batch = database().batch();
    for (const { ref } of docs) batch.delete(ref);
    if (docs.length > 0) await batch.commit();
    deleted = docs.length;
  } while (deleted === MAX_PER_BATCH);
}
