import type { Contact } from "../contact/contact.schema";
import type { Order } from "../order/order.schema";
import { isFinal } from "../order/order-transitions";
import type { Reservation } from "../reservation/reservation.schema";
import { isFinalReservation } from "../reservation/steps/reservation-transitions";
import { DAY_MS, type Instant } from "../time/berlin-time";

/** `creator_uid` after account deletion; no account has this id. */
export const DELETED_UID = "deleted";

/** A placeholder that matches the contact's schema. */
const ANONYMOUS_CONTACT: Contact = { name: "–", phone: "000000" };

/** How long a running order or an open reservation keeps its guest's contact after it is due. */
const KEEP_RUNNING_MS = DAY_MS;

/** The fields of an order that anonymising replaces, or removes if undefined. */
export type AnonymisedOrder = Pick<
  Order,
  | "creator_uid"
  | "contact"
  | "contact_keys"
  | "address"
  | "passport"
  | "in_guest_book"
  | "guest_book_at"
  | "rider"
  | "group_id"
  | "lines"
  | "history"
  | "refunds"
  | "request_hash"
>;

/**
 * Removes contact, address, passport, group, notes and reasons from an order; dishes, sums and times
 * stay (see docs/rules.md#retention). The request hash is removed too, because it could be brute-forced from a
 * name and a phone number.
 */
export function anonymiseOrder({ lines, history, refunds }: Order): AnonymisedOrder {
  return {
    creator_uid: DELETED_UID,
    contact: ANONYMOUS_CONTACT,
    contact_keys: [],
    address: undefined,
    passport: undefined,
    in_guest_book: undefined,
    guest_book_at: undefined,
    rider: undefined,
    group_id: undefined,
    lines: lines.map((line) => ({ ...line, note: undefined })),
    history: history.map(withoutReason),
    refunds: refunds?.map(withoutRefundReason),
    request_hash: "",
  };
}

/**
 * When an order can be anonymised: at once if it is final, else a day after the last of its placing,
 * wanted and promised times. Until then the restaurant needs the address.
 */
export function anonymiseOrderFrom(
  order: Pick<Order, "status" | "created_at" | "wanted_at" | "eta_at">,
  now: Instant,
): Instant {
  if (isFinal(order.status)) return now;
  const { created_at, wanted_at, eta_at } = order;
  return Math.max(created_at, wanted_at ?? 0, eta_at ?? 0) + KEEP_RUNNING_MS;
}

/**
 * When a reservation can be anonymised: at once if it is final, else a day after its stay. Until then
 * the restaurant expects the guest.
 */
export function anonymiseReservationFrom(
  { status, end_at }: Pick<Reservation, "status" | "end_at">,
  now: Instant,
): Instant {
  return isFinalReservation(status) ? now : end_at + KEEP_RUNNING_MS;
}

/** The fields of a reservation that anonymising replaces, or removes if undefined. */
export type AnonymisedReservation = Pick<
  Reservation,
  | "creator_uid"
  | "contact"
  | "contact_keys"
  | "in_guest_book"
  | "guest_book_at"
  | "note"
  | "history"
  | "refunds"
  | "request_hash"
>;

/** Removes contact, notes and reasons from a reservation. */
export function anonymiseReservation({ history, refunds }: Reservation): AnonymisedReservation {
  return {
    creator_uid: DELETED_UID,
    contact: ANONYMOUS_CONTACT,
    contact_keys: [],
    in_guest_book: undefined,
    guest_book_at: undefined,
    note: undefined,
    history: history.map(withoutReason),
    refunds: refunds?.map(withoutRefundReason),
    request_hash: "",
  };
}

/** The text that a manager wrote for the guest may name the guest. */
export function withoutRefundReason<T extends object>(refund: T) {
  return { ...refund, reason: "–" };
}

function withoutReason<T extends { readonly reason?: string | undefined }>(event: T) {
  const { reason: _, ...rest } = event;
  return rest;
}
